import { href } from 'react-router'
import { changedFields, type SettingsTexts } from '#contracts/settings-form.ts'
import { capitalise } from '#contracts/words/capitalise.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Two administrators saved at once. The notice shows both values, and keeps both. */
export function ConflictNotice({ theirs, mine }: { theirs: SettingsTexts; mine: SettingsTexts }) {
  const posted = Object.fromEntries(Object.keys(theirs).map((name) => [name, mine[name] ?? '']))
  return (
    <Notice tone="caution" title="Somebody else has changed these settings since you opened them" className="mb-6">
      <p>
        The form below holds what you typed. Saving again replaces theirs.{' '}
        <TextLink to={href('/dashboard/admin/settings')} reloadDocument>
          Use their version
        </TextLink>
      </p>
      <dl className="mt-3 grid gap-3 text-ui">
        {changedFields(theirs, posted).map((name) => (
          <div key={name}>
            <dt className="text-small font-semibold">{describeField(name)}</dt>
            <dd className="break-words whitespace-pre-line">{`Theirs: ${theirs[name] || 'empty'}`}</dd>
            <dd className="break-words whitespace-pre-line">{`Yours: ${posted[name] || 'empty'}`}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** "company.openingHours" in words. */
function describeField(name: string): string {
  const words = name
    .split('.')
    .slice(1)
    .join(' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
  return capitalise(words)
}
