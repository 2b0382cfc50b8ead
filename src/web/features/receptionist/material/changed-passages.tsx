import type { MaterialPassage } from '#contracts/receptionist/material.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { chooseLang } from '../knowledge/words.ts'
import { Place } from './passage-text.tsx'

type ChangedPassagesProps = { passages: MaterialPassage[]; path: string; refusal: Refusal | undefined }

/** The changed text of a source beside its earlier text and the answer made of it. */
export function ChangedPassages({ passages, path, refusal }: ChangedPassagesProps) {
  return (
    <ul>
      {passages.map((passage) => (
        <li key={passage.id} className="material-passage is-plain">
          <div className="grid min-w-0 gap-3">
            <b lang={chooseLang(passage.language)}>{passage.question}</b>
            <Place page={passage.page} />
            <Texts passage={passage} />
            <Decision passage={passage} path={path} refusal={refusal} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Texts({
  passage: { answer, previousAnswer, entry, language, changedAt, goneAt },
}: {
  passage: MaterialPassage
}) {
  const since = changedAt === null ? '' : ` since ${formatDay(changedAt)}`
  const before = goneAt === null ? previousAnswer : answer
  const own = entry?.answer ?? null
  const texts = [
    [`It says${since}`, goneAt === null ? answer : 'Nothing of it any more.'],
    ...(before === own
      ? [['Before, and in your answer', own]]
      : [
          ['It said before', before],
          ['Your answer', own],
        ]),
  ]
  return (
    <dl className="material-texts">
      {texts.map(
        ([name, text]) =>
          text !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={chooseLang(language)}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Decision({ passage, path, refusal }: Omit<ChangedPassagesProps, 'passages'> & { passage: MaterialPassage }) {
  const { id, entry, goneAt, question } = passage
  const hidden = { passageId: id }
  return (
    <Allowed to="receptionist.change">
      <div className="flex flex-wrap items-center gap-2">
        {goneAt === null && entry !== null && (
          <Form
            intent="take"
            hidden={hidden}
            refusal={refusal}
            failed="Not changed"
            submit="Use the new words"
            submitLabel={`Use the new words: ${question}`}
            size="sm"
          />
        )}
        <Form
          intent="keep"
          hidden={hidden}
          refusal={refusal}
          failed="Not changed"
          submit="Keep the answer"
          submitLabel={`Keep the answer: ${question}`}
          variant="secondary"
          size="sm"
        />
        {entry !== null && (
          <TextLink to={`${path}/${entry.id}`} isAlone className="text-small">
            Edit the answer<span className="sr-only">{`: ${question}`}</span>
          </TextLink>
        )}
      </div>
    </Allowed>
  )
}
