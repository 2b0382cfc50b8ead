import type { QuoteChange } from '#contracts/quotes.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The differences from the version before. */
export function QuoteChanges({ changes }: { changes: QuoteChange[] }) {
  if (changes.length === 0) return null
  return (
    <Panel title="What has changed in this version" headingLevel={3}>
      <dl className="grid gap-3 text-label">
        {changes.map(({ what, before, after }) => (
          <div key={what} className="grid gap-x-4 break-words md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <dt className="text-muted">{what}</dt>
            <dd className="min-w-0">
              {before !== '' && <del className="mr-2 whitespace-pre-line text-muted">{before}</del>}
              {after === '' ? (
                <span>Removed</span>
              ) : (
                <ins className="font-demibold whitespace-pre-line no-underline">{after}</ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
