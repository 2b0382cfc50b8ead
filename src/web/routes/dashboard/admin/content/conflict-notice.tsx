import type { TextField, Texts } from '#contracts/site-content-form.ts'
import { getLabel } from '#web/features/content-editor/labels.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PresentedSection } from './load-content.ts'

type Props = { section: PresentedSection; mine: Texts; fields: TextField[] }

/** Two editors saved at once. The notice shows both texts, and keeps both. */
export function ConflictNotice({ section, mine, fields }: Props) {
  const theirs = section.draft?.texts ?? section.texts
  const last = section.draft ?? section.published
  const differing = fields.filter(({ name }) => sameLines(mine[name]) !== sameLines(theirs[name]))
  return (
    <Notice tone="caution" title="Somebody else has changed this section since you opened it">
      <p>
        {`${last.who} saved it ${last.when}. The form below holds your text. Nothing of it is lost. `}
        <TextLink to={`?section=${section.section}&view=edit`} reloadDocument>
          Use their version
        </TextLink>
      </p>
      <dl className="mt-4 grid gap-4">
        {differing.map(({ name }) => (
          <div key={name} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <dt className="text-small font-semibold sm:col-span-2">{getLabel(section.section, name)}</dt>
            <Version whose="Theirs" text={theirs[name]} />
            <Version whose="Yours" text={mine[name]} />
          </div>
        ))}
      </dl>
    </Notice>
  )
}

function Version({ whose, text }: { whose: string; text: string | undefined }) {
  return (
    <dd className="min-w-0 rounded-control bg-surface p-3 text-ui break-words whitespace-pre-line text-ink">
      <span className="block text-small text-muted">{whose}</span>
      {text === '' ? 'Empty' : text}
    </dd>
  )
}

/** Browsers post line breaks as CR LF. */
function sameLines(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim()
}
