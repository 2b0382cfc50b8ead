import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import type { MonthUsage } from '#contracts/receptionist/usage.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { OpenTab } from '#web/features/portal-frame/open-tab.tsx'
import { OpenTabTitle } from '#web/features/portal-frame/open-tab-title.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import type { PortalPerson } from '#web/features/portal-frame/portal-person.ts'
import { TextLink } from '#web/ui/link.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Signature } from '#web/ui/ogham.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { ENGLISH_FIRST, IRISH_FIRST, LanguageOrder } from './language-order.tsx'
import { PausedNotice, PausedState, PauseForm, type ShownPause } from './pause.tsx'
import { countChanges } from './publishing/words.ts'
import { listSections, type SectionCounts } from './sections.ts'
import { UsageNotice } from './usage-notice.tsx'
import { useDeskNews } from './use-desk-news.ts'
import './publishing/publishing.css'
import './receptionist.css'

export type ReceptionistFrameProps = {
  person: PortalPerson
  base: string
  /** The address of its web chat: /talk/<slug>. */
  slug: string
  /** The counts on the sections. */
  counts: SectionCounts
  pause: ShownPause | null
  usage: MonthUsage
  /** The number of draft changes. */
  changes: number
  children: ReactNode
}

const DONE = { resumed: { title: 'The receptionist answers again' } }

/** The frame of every receptionist section: bar, state, sections. */
export function ReceptionistFrame(props: ReceptionistFrameProps) {
  const { person, base, slug, counts, pause, changes, usage, children } = props
  const sections = listSections(base, counts)
  const isGovernment = base.startsWith('/dashboard/government/')
  const isDesk = useLocation().pathname === base
  useDeskNews()
  return (
    <PortalFrame person={person}>
      <OpenTabTitle tabs={sections} />
      <div className="receptionist">
        <header className="receptionist-head">
          <Signature name="Ogham" className="text-accent max-desk:hidden" />
          <h1 className="font-heading text-[1.75rem] leading-[1.15] font-title tracking-[-0.012em]">Receptionist</h1>
          {pause === null ? <LiveState slug={slug} /> : <PausedState pause={pause} />}
          <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 max-desk:ml-0">
            {changes > 0 && (
              <Link to={`${base}/set-up/draft`} className="draft-link">
                {`${countChanges(changes)} not live yet`}
              </Link>
            )}
            {pause === null && (
              <Allowed to="receptionist.pause">
                <div className={isDesk ? undefined : 'max-desk:hidden'}>
                  <PauseForm base={base} />
                </div>
              </Allowed>
            )}
          </div>
        </header>
        <DoneToast messages={DONE} />
        <div className="receptionist-notice">
          {pause === null ? <UsageNotice usage={usage} isGovernment={isGovernment} /> : <PausedNotice base={base} />}
        </div>
        <WaitingStatus waiting={counts.waiting} />
        <LinkTabs label="Receptionist sections" tabs={sections} />
        <LanguageOrder value={isGovernment ? IRISH_FIRST : ENGLISH_FIRST}>
          <OpenTab>{children}</OpenTab>
        </LanguageOrder>
      </div>
    </PortalFrame>
  )
}

function LiveState({ slug }: { slug: string }) {
  return (
    <p className="receptionist-state">
      <LiveMark className="mt-1 flex-none text-positive" />
      <span>
        <b>Live.</b> It answers on web chat at{' '}
        <TextLink to={href('/talk/:slug', { slug })} className="inline-block wrap-anywhere">
          /talk/
          <wbr />
          {slug}
        </TextLink>
        .
      </span>
    </p>
  )
}

export function LiveMark({ className }: { className?: string }) {
  return (
    <svg className={className} width="15" height="12" viewBox="0 0 15 12" fill="none" aria-hidden="true">
      <path d="M0 1.5H15" className="stroke-line-strong" />
      <path d="M3 1.5V8M7.5 1.5V11.5M12 1.5V6" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Announces a change of state. The screen shows it in the section. */
function WaitingStatus({ waiting }: { waiting: number }) {
  const words = waiting === 1 ? '1 conversation needs a person' : `${waiting} conversations need a person`
  return (
    <p role="status" className="sr-only">
      {waiting > 0 && words}
    </p>
  )
}
