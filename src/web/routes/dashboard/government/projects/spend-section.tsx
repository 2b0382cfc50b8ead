import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { Project, SpendEntry } from '#server/domains/projects/index.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { FoldedForm, ProjectSection } from './project-section.tsx'

type SpendSectionProps = { project: Project; entries: SpendEntry[]; today: string; refusal: Refusal | undefined }

const COLUMNS: Column<SpendEntry>[] = [
  { key: 'day', head: 'Date', cell: ({ spentOn }) => <span className="text-muted">{formatShortDay(spentOn)}</span> },
  { key: 'note', head: 'What for', cell: ({ note }) => <span className="break-words">{note}</span> },
  { key: 'by', head: 'Entered by', cell: ({ by }) => by ?? 'Sample', isExtra: true },
  { key: 'amount', head: 'Amount', cell: ({ amountCents }) => formatEuro(amountCents), isNumber: true },
]

/** The budget and what was spent. */
export function SpendSection({ project, entries, today, refusal }: SpendSectionProps) {
  const { budgetCents, spentCents } = project
  return (
    <ProjectSection id="spend" title="Budget against spend">
      <div className="grid gap-2 border-b border-line p-step">
        <Progress
          label="Spent"
          value={spentCents}
          max={Math.max(budgetCents, 1)}
          text={`${formatEuro(spentCents)} of ${formatEuro(budgetCents)}`}
        />
        {spentCents > budgetCents && (
          <p className="text-small font-semibold text-critical">{`${formatEuro(spentCents - budgetCents)} over budget`}</p>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState title="Nothing spent yet" text="Each amount with its date and what it was for appears here." />
      ) : (
        <DataTable caption="Spend" columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
      )}
      <div className="border-t border-line">
        <Allowed to="projects.change">
          <FoldedForm label="Enter spend" isOpen={refusal?.intent === 'add-spend'}>
            <Form intent="add-spend" refusal={refusal} submit="Enter" variant="secondary" isEmptiedAfterwards>
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectEntry name="direction" label="What happened" defaultValue="spent">
                  <option value="spent">Money was spent</option>
                  <option value="returned">Money came back</option>
                </SelectEntry>
                <TextEntry name="amount" label="Amount, euro" inputMode="decimal" />
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                <TextEntry name="note" label="What for" />
                <TextEntry name="spentOn" label="Date" type="date" defaultValue={today} />
              </div>
            </Form>
          </FoldedForm>
        </Allowed>
      </div>
    </ProjectSection>
  )
}
