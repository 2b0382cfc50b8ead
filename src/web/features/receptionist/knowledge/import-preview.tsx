import type { ReactNode } from 'react'
import type { ImportPreview } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { formatAnswerCount } from './import-form.tsx'
import { chooseLang } from './words.ts'
import './import-preview.css'

type ImportPreviewProps = { path: string; preview: ImportPreview; refusal: Refusal | undefined }

/** What the file would add, change and leave as it is. Nothing is stored yet. */
export function ImportPreviewPanel({ path, preview, refusal }: ImportPreviewProps) {
  const { id, fileName, added, changed, same, wrongLines } = preview
  const isNothing = added + changed === 0
  const again = (
    <ButtonLink to={`${path}/import`} variant="ghost">
      Choose another file
    </ButtonLink>
  )
  return (
    <Panel title={`What “${fileName}” does`} className="max-w-form" bodyClassName="p-step grid gap-6">
      <dl className="import-counts">
        <Count words="New" count={added} />
        <Count words="Changed" count={changed} />
        <Count words="Left as they are" count={same} />
      </dl>
      {wrongLines.length > 0 && <WrongLines lines={wrongLines} />}
      {wrongLines.length > 0 || isNothing ? (
        <div className="grid justify-items-start gap-3">
          {isNothing && wrongLines.length === 0 && <p className="text-ui">Every line is there already.</p>}
          {again}
        </div>
      ) : (
        <Form
          intent="import"
          hidden={{ id }}
          refusal={refusal}
          submit={`Import ${formatAnswerCount(added + changed)}`}
          sending="Importing"
          actions={again}
        >
          <p className="text-ui text-ink-2">Nothing is imported yet. You import all lines or none.</p>
        </Form>
      )}
      <Lines title="New" count={added} shown={preview.addedLines.length}>
        {preview.addedLines.map(({ line, question, language }) => (
          <li key={line}>
            <LineNumber line={line} />
            <span lang={chooseLang(language)}>{question}</span>
          </li>
        ))}
      </Lines>
      <Lines title="Changed" count={changed} shown={preview.changedLines.length}>
        {preview.changedLines.map(({ line, question, language, changes }) => (
          <li key={line}>
            <LineNumber line={line} />
            <span lang={chooseLang(language)}>{question}</span>
            {changes.map(({ column, before, after }) => (
              <p key={column} lang={column.endsWith('_ga') ? 'ga' : undefined}>
                <span lang="en-IE">{column}: </span>
                {before !== '' && <del>{before}</del>} {after === '' ? <i lang="en-IE">empty</i> : <ins>{after}</ins>}
              </p>
            ))}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

function Count({ words, count }: { words: string; count: number }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  )
}

const LineNumber = ({ line }: { line: number }) => <b>{`Line ${formatCount(line)} `}</b>

function WrongLines({ lines }: { lines: ImportPreview['wrongLines'] }) {
  return (
    <Notice tone="caution" role="status" title="Some lines need a change first">
      <ul className="import-lines">
        {lines.map(({ line, message }) => (
          <li key={line}>
            <LineNumber line={line} />
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type LinesProps = { title: string; count: number; shown: number; children: ReactNode }

function Lines({ title, count, shown, children }: LinesProps) {
  if (count === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-semibold text-ui">{title}</h3>
      <ol className="import-lines">{children}</ol>
      {count > shown && <p className="text-small text-muted">{`And ${formatCount(count - shown)} more.`}</p>}
    </section>
  )
}
