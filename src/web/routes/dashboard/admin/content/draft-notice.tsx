import { DifferenceList } from '#web/features/content-editor/difference-list.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PresentedSection } from './load-content.ts'

type Props = {
  section: PresentedSection
  draft: NonNullable<PresentedSection['draft']>
  refusal: Refusal | undefined
}

/** The changes that publishing would make, and the button to discard them. */
export function DraftNotice({ section, draft, refusal }: Props) {
  const { differences } = draft
  const count = differences.length === 1 ? 'one text' : `${differences.length} texts`
  return (
    <Notice title={`This draft changes ${count}. Visitors do not see it yet.`}>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-ui font-demibold">What changes</summary>
        <div className="mt-3 mb-2">
          <DifferenceList section={section.section} differences={differences} />
        </div>
      </details>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-ui font-demibold">Discard this draft</summary>
        <Form
          intent="discard"
          hidden={{ section: section.section, revision: String(section.revision) }}
          refusal={refusal}
          submit="Discard draft"
          variant="danger"
          size="sm"
          className="mt-3 mb-1"
        >
          <p className="text-ui">It cannot be brought back. The page stays as it was published.</p>
        </Form>
      </details>
    </Notice>
  )
}
