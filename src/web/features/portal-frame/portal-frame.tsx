import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { useFocusAfterNavigation } from '#web/lib/scroll-to-section.ts'
import { Mark } from '#web/ui/logo.tsx'
import { AppContainer } from '#web/ui/page-container.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { PlaceContext } from './allowed.tsx'
import { useCompanyName } from './company-name.ts'
import { PageTitle } from './page-title.tsx'
import type { PortalPerson } from './portal-person.ts'
import { SingleKeysContext } from './single-keys.tsx'

const BAR_LINK =
  'inline-flex min-h-11 items-center rounded-control px-2.5 text-ui font-demibold text-ink-2 hover:bg-ink/6 hover:text-ink'

export function PortalFrame({ person, children }: { person: PortalPerson | undefined; children: ReactNode }) {
  const company = useCompanyName()
  const opened = useOpenedTab()
  return (
    <>
      <SkipLink to="#main">Skip to content</SkipLink>
      <header className="border-b border-line bg-surface">
        <AppContainer className="flex min-h-[58px] items-center gap-x-3 max-sm:flex-wrap">
          <Link to="/" aria-label={`${company}, home`} className="rounded-panel">
            <Mark name={company} className="size-9" />
          </Link>
          {person && (
            <>
              <span className="min-w-0 truncate text-ui font-demibold max-sm:sr-only">{person.name}</span>
              {person.organisation !== undefined && <OrganisationLink name={person.organisation} />}
              <PortalNav dashboard={person.dashboard} />
            </>
          )}
        </AppContainer>
      </header>
      <p aria-live="polite" className="sr-only">
        {opened}
      </p>
      <main id="main" tabIndex={-1} className="outline-none">
        <AppContainer className="py-8">
          <SingleKeysContext value={person?.hasSingleKeys === true}>
            <PlaceContext value={person?.place}>{children}</PlaceContext>
          </SingleKeysContext>
        </AppContainer>
      </main>
    </>
  )
}

/** Announces the opened tab or sub-page, because the focus stays on its link. */
function useOpenedTab(): string {
  const [opened, setOpened] = useState('')
  useFocusAfterNavigation((focused) => {
    const isTab = focused?.matches('nav a[aria-current=page]') === true
    if (isTab) setOpened(`${document.title.split(' | ')[0]}, opened`)
    return isTab
  })
  return opened
}

/** Links to the choice of another organisation. On a phone it has its own line, so that the name fits. */
function OrganisationLink({ name }: { name: string }) {
  return (
    <Link
      to={href('/account/organisations')}
      aria-label={`${name}, switch organisation`}
      className={`${BAR_LINK} min-w-0 gap-1.5 max-sm:order-last max-sm:-mx-2.5 max-sm:mb-1 max-sm:max-w-none max-sm:basis-full`}
    >
      <ChevronsUpDown size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
      <span className="truncate">{name}</span>
    </Link>
  )
}

function PortalNav({ dashboard }: { dashboard: string }) {
  return (
    <nav aria-label="Portal" className="-mr-2.5 ml-auto flex">
      <Link to={dashboard} className={BAR_LINK}>
        Dashboard
      </Link>
      <Link to={href('/account')} className={BAR_LINK}>
        Account
      </Link>
      {/* A full page load, so that the browser forgets the session's data. */}
      <Link to="/api/logout" reloadDocument className={BAR_LINK}>
        Logout
      </Link>
    </nav>
  )
}

type PortalTitleProps = {
  title: string
  aside?: ReactNode
  /** False if the page renders its own title. */
  isPageTitle?: boolean
  children?: ReactNode
}

/** The h1 of a portal screen, and the page's title. */
export function PortalTitle({ title, aside, isPageTitle = true, children }: PortalTitleProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        {isPageTitle && <PageTitle>{title}</PageTitle>}
        <h1 className="font-heading text-[1.75rem] leading-[1.15] font-title tracking-[-0.012em]">{title}</h1>
        {children && <div className="mt-1 text-ui text-ink-2">{children}</div>}
      </div>
      {aside}
    </div>
  )
}
