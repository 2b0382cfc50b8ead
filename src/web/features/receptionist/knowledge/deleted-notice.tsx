import { Undo2 } from 'lucide-react'
import type { DeletedEntry } from '#contracts/receptionist/knowledge.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Notice } from '#web/ui/notice.tsx'
import { chooseLang } from './words.ts'

type DeletedNoticeProps = { deleted: DeletedEntry; refusal: Refusal | undefined }

/** Offers to restore a deleted answer. The address names it, so the offer survives a reload. */
export function DeletedNotice({ deleted: { id, question, language }, refusal }: DeletedNoticeProps) {
  return (
    <Notice role="status" title="Answer deleted" className="knowledge-deleted">
      <p className="break-words">
        Callers hear <span lang={chooseLang(language)}>“{question}”</span> no longer. It can be put back for a day.
      </p>
      <Form
        intent="restore"
        hidden={{ entry: id }}
        refusal={refusal}
        variant="secondary"
        size="sm"
        className="mt-3"
        submit={
          <>
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Undo
          </>
        }
      />
    </Notice>
  )
}
