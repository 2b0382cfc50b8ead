import { DoneToast } from '#web/features/form/done-toast.tsx'
import { DraftBar, DraftPanel } from '../publishing/draft-panel.tsx'
import { CALENDARS_DONE } from './calendar-words.ts'
import { CalendarsPart } from './calendars-part.tsx'
import { ChannelsPart } from './channels-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { DiariesPart } from './diaries-part.tsx'
import { DraftChangesProvider } from './draft-changes.tsx'
import { ExperienceList } from './experience-list.tsx'
import { GreetingPart } from './greeting-part.tsx'
import { HandoverPart } from './handover-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { ModelPart } from './model-part.tsx'
import { RetentionPart } from './retention-part.tsx'
import { ServicesPart } from './services-part.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { WebsitePart } from './website-part.tsx'
import './experiences.css'
import './sentences.css'
import './set-up.css'
import './week.css'

const SAVED = { title: 'Saved', description: 'It is in the draft. Callers notice it when it is published.' }
const DONE = {
  saved: SAVED,
  removed: { title: 'Removed', description: SAVED.description },
  listed: { title: 'Website added', description: 'It can show your receptionist from now on.' },
  unlisted: { title: 'Website removed', description: 'It cannot show your receptionist any more.' },
  ...CALENDARS_DONE,
  retention: { title: 'Saved', description: 'Older ones are deleted within the hour.' },
  model: { title: 'Saved', description: 'It applies from the next message on, in every conversation.' },
  'model-answered': { title: 'The model answered', description: 'The connection works.' },
}

const PARTS = [
  ['experiences', 'What callers experience'],
  ['hours', 'Opening hours'],
  ['services', 'Services'],
  ['people', 'People and rooms'],
  ['calendars', 'Calendars'],
  ['handover', 'When it brings in a person'],
  ['details', 'Name, address and phone'],
  ['greeting', 'Greeting'],
  ['model', 'Who words its answers'],
  ['channels', 'Where callers find it'],
  ['website', 'On your website'],
  ['kept', 'How long things are kept'],
] as const

/** What callers experience, then each part to change. */
export function SetUpScreen(props: SetUpProps) {
  const { draft, base } = props
  return (
    <DraftChangesProvider value={draft.changes.items}>
      <div className="set-up">
        <DoneToast messages={DONE} />
        <div className="set-up-parts">
          <ExperienceList experiences={props.experiences} base={base} />
          <HoursPart {...props} />
          <ServicesPart {...props} />
          <DiariesPart {...props} />
          <CalendarsPart {...props} />
          <HandoverPart {...props} />
          <DetailsPart {...props} />
          <GreetingPart {...props} />
          <ModelPart {...props} />
          <ChannelsPart {...props} />
          <WebsitePart {...props} />
          <RetentionPart {...props} />
        </div>
        <aside className="set-up-aside" aria-label="About this set-up">
          <DraftPanel draft={draft} base={base} />
          <nav aria-label="On this page">
            {PARTS.map(([id, words]) => (
              <a key={id} href={`#${id}`}>
                {words}
              </a>
            ))}
          </nav>
        </aside>
      </div>
      <DraftBar draft={draft} base={base} />
    </DraftChangesProvider>
  )
}
