import type { ContentSection } from '#contracts/site-content.ts'
import type { TextField, Texts } from '#contracts/site-content-form.ts'
import { getRowName } from './labels.ts'
import { ContentTextEntry } from './text-entry.tsx'

type Props = { section: ContentSection; fields: TextField[]; texts: Texts }

/** The fields of a section, grouped by row. A row without text is closed. */
export function SectionFields({ section, fields, texts }: Props) {
  const groups = Map.groupBy(fields, ({ name }) => name.split('.').slice(0, -1).join('.'))
  return [...groups].map(([group, members]) => {
    const entries = (
      <div className="grid auto-rows-min items-start gap-5 rail:grid-cols-2">
        {members.map((field) => (
          <ContentTextEntry key={field.name} section={section} field={field} text={texts[field.name] ?? ''} />
        ))}
      </div>
    )
    const isEmptyRow = members.every((field) => field.isOptional && (texts[field.name] ?? '') === '')
    if (group === '') return <div key={group}>{entries}</div>
    if (!isEmptyRow) {
      return (
        <div key={group} className="border-t border-line pt-5">
          {entries}
        </div>
      )
    }
    return (
      <details key={group} className="border-t border-line pt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-demibold">
          {`${getRowName(section, members[0]?.name ?? '')}: not used yet`}
        </summary>
        <div className="mt-2">{entries}</div>
      </details>
    )
  })
}
