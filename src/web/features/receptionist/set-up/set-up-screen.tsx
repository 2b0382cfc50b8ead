import type { ComingBookings, Experience, SetUp } from '#contracts/receptionist/set-up-page.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { ChannelsPart } from './channels-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { DiariesPart } from './diaries-part.tsx'
import { ExperienceList } from './experience-list.tsx'
import { GreetingPart } from './greeting-part.tsx'
import { HandoverPart } from './handover-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { ServicesPart } from './services-part.tsx'
import './experiences.css'
import './sentences.css'
import './set-up.css'
import './week.css'

export type SetUpProps = {
  base: string
  setUp: SetUp
  experiences: Experience[]
  /** Appointments that have not begun, by diary and service. */
  coming: ComingBookings[]
  colleagues: { id: string; name: string }[]
  /** When somebody last wrote on web chat. */
  lastUsedAt: string | null
  isPaused: boolean
  siteUrl: string
  /** The ids of what the address opens, or "new". */
  edited: { service: string; diary: string }
  refusal: Refusal | undefined
}

const SAVED = { title: 'Saved', description: 'It counts from the next conversation on.' }
const DONE = { saved: SAVED, removed: { title: 'Removed', description: SAVED.description } }

const PARTS = [
  ['experiences', 'What callers experience'],
  ['hours', 'Opening hours'],
  ['services', 'Services'],
  ['people', 'People and rooms'],
  ['handover', 'When it brings in a person'],
  ['details', 'Name, address and phone'],
  ['greeting', 'Greeting'],
  ['channels', 'Where callers find it'],
] as const

/** How the receptionist behaves: first what callers experience by it, then each part to change. */
export function SetUpScreen(props: SetUpProps) {
  return (
    <div className="set-up">
      <DoneToast messages={DONE} />
      <div className="set-up-parts">
        <ExperienceList experiences={props.experiences} base={props.base} />
        <HoursPart {...props} />
        <ServicesPart {...props} />
        <DiariesPart {...props} />
        <HandoverPart {...props} />
        <DetailsPart {...props} />
        <GreetingPart {...props} />
        <ChannelsPart {...props} />
      </div>
      <aside className="set-up-aside" aria-label="About this set-up">
        <Version setUp={props.setUp} />
        <nav aria-label="On this page">
          {PARTS.map(([id, words]) => (
            <a key={id} href={`#${id}`}>
              {words}
            </a>
          ))}
        </nav>
      </aside>
    </div>
  )
}

function Version({ setUp: { version, saved } }: Pick<SetUpProps, 'setUp'>) {
  const mayChange = useIsAllowed('receptionist.change')
  return (
    <section className="set-up-version">
      <p>
        <b className="set-up-number">Version {version}</b>{' '}
        {saved.by === null
          ? 'was made when you registered, from what you typed and what your industry usually offers.'
          : `was saved by ${saved.by}, ${formatMoment(saved.at)}.`}
      </p>
      <p>What is saved counts from the next conversation on. A conversation goes on as it began.</p>
      {!mayChange && <p>Owners and managers can change it.</p>}
    </section>
  )
}
