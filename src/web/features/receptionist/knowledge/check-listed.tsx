import type { ListPage } from '#contracts/lists.ts'
import type { ListedEntry } from '#contracts/receptionist/knowledge.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'

type CheckListedProps = { page: ListPage<ListedEntry>; total: number; refusal: Refusal | undefined }

/**
 * Confirms the answers above it. It stands below them, which are shown whole, because the auditors' record names who
 * approved each.
 */
export function CheckListed({ page: { items }, total, refusal }: CheckListedProps) {
  const fields = items.flatMap(({ id, version }, place) => [
    [`entries.${place}.id`, id],
    [`entries.${place}.version`, String(version)],
  ])
  return (
    <Allowed to="receptionist.change">
      <Form
        intent="check-listed"
        hidden={Object.fromEntries(fields)}
        refusal={refusal}
        failed="None confirmed"
        submit={items.length === total ? `Confirm all ${total}` : `Confirm these ${items.length}`}
        variant="secondary"
        className="knowledge-check-listed"
      >
        <p>Have you read them? Your name is recorded with each answer that you confirm.</p>
      </Form>
    </Allowed>
  )
}
