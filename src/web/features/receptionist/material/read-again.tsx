import type { MaterialSource } from '#contracts/receptionist/material.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type ReadAgainProps = { path: string; source: MaterialSource; refusal: Refusal | undefined }

/** Has a source read again. A document whose file is gone is added again, if something is wrong with it. */
export function ReadAgain({ path, source: { id, name, canReadAgain, failure }, refusal }: ReadAgainProps) {
  if (!canReadAgain && failure === null) return null
  return (
    <Allowed to="receptionist.change">
      {canReadAgain ? (
        <Form
          intent="read"
          hidden={{ sourceId: id }}
          refusal={refusal}
          failed="Not read"
          submit="Read again"
          submitLabel={`Read again: ${name}`}
          variant={failure === null ? 'secondary' : 'primary'}
          size="sm"
        />
      ) : (
        <p>
          <ButtonLink to={`${path}/document`} size="sm">
            Add it again
          </ButtonLink>
        </p>
      )}
    </Allowed>
  )
}
