import { useRef } from 'react'
import type { TextField } from '#contracts/site-content-form.ts'
import { SectionFields } from '#web/features/content-editor/section-fields.tsx'
import { UnsavedChanges } from '#web/features/content-editor/unsaved-changes.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { PresentedSection } from './load-content.ts'
import { EDIT_FORM } from './section-head.tsx'

type Props = { section: PresentedSection; fields: TextField[]; refusal: Refusal | undefined }

/** All texts of a section. Saving keeps a draft. Publishing shows it to visitors. */
export function EditView({ section, fields, refusal }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const kept = section.draft?.texts ?? section.texts
  const texts = refusal?.intent === 'save' ? { ...kept, ...refusal.values } : kept
  const isConflict = refusal?.intent === 'save' && refusal.values.revision !== String(section.revision)
  return (
    <div ref={container} className="grid gap-6">
      <UnsavedChanges container={container} />
      {isConflict && <ConflictNotice section={section} mine={refusal.values} fields={fields} />}
      {section.draft && !isConflict && <DraftNotice section={section} draft={section.draft} refusal={refusal} />}
      <Panel>
        <Form
          id={EDIT_FORM}
          intent="save"
          hidden={{ section: section.section }}
          refusal={refusal}
          submit={isConflict ? 'Save my version' : 'Save Changes'}
          actions={
            <Button type="submit" name="next" value="publish" variant="secondary" className="max-sm:w-full">
              Publish
            </Button>
          }
        >
          <input type="hidden" name="revision" value={section.revision} />
          <SectionFields section={section.section} fields={fields} texts={texts} />
        </Form>
      </Panel>
    </div>
  )
}
