import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

/** A quiet page around a longer form: the logo leads home, nothing else leads away. */
export function WizardFrame({ children }: { children: ReactNode }) {
  const name = useRouteLoaderData<typeof rootLoader>('root')?.company.name ?? ''
  return (
    <>
      <header className="border-b border-line bg-surface">
        <PageContainer className="flex min-h-16 items-center justify-between gap-4">
          <Link to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <TextLink to="/pricing" className="inline-flex min-h-11 items-center text-ui">
            Plans and prices
          </TextLink>
        </PageContainer>
      </header>
      <main>
        <PageContainer className="py-12">{children}</PageContainer>
      </main>
    </>
  )
}
