import type { ReactNode } from 'react'
import { formatFullPhone } from '#contracts/irish.ts'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import { OUTCOMES } from '#contracts/receptionist/talk.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { formatModelCost } from '#contracts/words/model-cost.ts'
import { SelectEntry, TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { DownloadTextLink } from '#web/ui/download-link.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AlsoOfPerson } from '../contacts/also-of-person.tsx'
import { LanguageList } from './conversation-row.tsx'
import type { ThreadProps } from './thread-props.ts'
import { OUTCOME_NAMES, summarise } from './words.ts'

export function ThreadAside(props: ThreadProps) {
  const { thread, base } = props
  const path = `${base}/conversations/${thread.id}`
  return (
    <aside className="desk-aside" aria-label="About this conversation">
      <Summary {...props} />
      <Actions moments={thread.moments} />
      <Caller {...props} />
      {props.also !== null && (
        <Part title="Also from this person">
          <AlsoOfPerson also={props.also} base={base} />
        </Part>
      )}
      {!thread.isSample && (
        <Allowed to="conversations.answer" otherwise={<DecisionList thread={thread} />}>
          <Decisions {...props} />
          <NoteForm {...props} />
        </Allowed>
      )}
      <Part title="Transcript">
        <p className="flex flex-wrap gap-x-4">
          <DownloadTextLink to={`${path}/transcript.pdf`}>PDF</DownloadTextLink>
          <DownloadTextLink to={`${path}/transcript.txt`}>Text</DownloadTextLink>
        </p>
      </Part>
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Summary({ thread }: ThreadProps) {
  const unknown = thread.moments.flatMap((moment) =>
    isAction(moment) && moment.mark === 'unknown' ? [moment.text] : [],
  )
  const sentences = summarise(thread, unknown)
  return (
    <Part title={thread.isLive ? 'So far' : 'Summary'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Part>
  )
}

type Action = Extract<DeskMoment, { kind: 'did' }>
const isAction = (moment: DeskMoment): moment is Action => moment.kind === 'did'

/** The important moments, each a link to the transcript. */
function Actions({ moments }: { moments: DeskMoment[] }) {
  const actions = moments.filter(isAction).filter(({ mark }) => mark !== 'step')
  if (actions.length === 0) return null
  return (
    <Part title="What happened">
      <ol className="desk-deeds">
        {actions.map(({ id, at, mark, tag, text }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <i data-kind={mark} aria-hidden="true" />
            <a href={`#${id}`}>{tag === undefined ? text : `${tag}: ${text}`}</a>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Caller({ thread: { contact, languages, version, model }, base }: ThreadProps) {
  const facts = [
    ['Name', contact.name],
    ['Number', contact.phone && formatFullPhone(contact.phone)],
    ['Email', contact.email],
  ] as const
  return (
    <Part title="Caller">
      <dl>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd className={label === 'Number' ? 'whitespace-nowrap' : undefined}>{value}</dd>
              </div>
            ),
        )}
        <dt>Writes</dt>
        <dd>
          <LanguageList languages={languages} />
        </dd>
        <dt>Answers by</dt>
        <dd>
          <TextLink to={`${base}/set-up/versions/${version}`}>version {version}</TextLink>
        </dd>
        {model !== null && (
          <>
            <dt>Model</dt>
            <dd>
              asked {model.turns === 1 ? 'once' : `${model.turns} times`}, {formatModelCost(model.microcents)}
            </dd>
          </>
        )}
      </dl>
    </Part>
  )
}

/** The same without a form. */
function DecisionList({ thread: { assignee, outcome, closedAt } }: Pick<ThreadProps, 'thread'>) {
  return (
    <>
      <Part title="Assigned to">
        <p>{assignee?.name ?? 'Nobody in particular'}</p>
      </Part>
      {outcome !== null && (
        <Part title={closedAt === null ? 'Outcome' : 'Outcome, closed'}>
          <p>{OUTCOME_NAMES[outcome]}</p>
        </Part>
      )}
    </>
  )
}

function Decisions({ thread, colleagues, refusal }: ThreadProps) {
  const { assignee, outcome, closedAt } = thread
  return (
    <>
      <Part title="Assigned to">
        <Form
          intent="assign"
          refusal={refusal}
          submit="Assign conversation"
          variant="secondary"
          size="sm"
          className="desk-choice"
        >
          <SelectEntry name="userId" label="Who looks after it" key={assignee?.id} defaultValue={assignee?.id ?? ''}>
            <option value="">Nobody in particular</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectEntry>
        </Form>
      </Part>
      <Part title={closedAt === null ? 'Outcome' : 'Outcome, closed'}>
        <Form
          intent="outcome"
          refusal={refusal}
          submit="Save outcome"
          variant="secondary"
          size="sm"
          className="desk-choice"
        >
          <SelectEntry name="outcome" label="How it ended" key={outcome} defaultValue={outcome ?? 'answered'}>
            {OUTCOMES.map((one) => (
              <option key={one} value={one}>
                {OUTCOME_NAMES[one]}
              </option>
            ))}
          </SelectEntry>
          <label className="flex min-h-6 items-center gap-2 text-small">
            <input
              type="checkbox"
              name="close"
              value="yes"
              defaultChecked={closedAt !== null}
              className="accent-accent"
            />
            Close it. A new message opens it again.
          </label>
        </Form>
      </Part>
    </>
  )
}

function NoteForm({ refusal }: ThreadProps) {
  return (
    <Part title="Note for colleagues">
      <Form
        intent="note"
        refusal={refusal}
        submit="Add note"
        variant="secondary"
        size="sm"
        isEmptiedAfterwards
        className="desk-choice"
      >
        <TextAreaEntry name="text" id="note" label="The caller never sees it" rows={2} data-key="n" />
      </Form>
    </Part>
  )
}
