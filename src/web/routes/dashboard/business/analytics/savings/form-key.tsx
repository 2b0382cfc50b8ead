import { useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

/** A refused form keeps its key. A new form gets a new one. */
export type KeyedFormProps = {
  refusal: Refusal | undefined
  formKey: string
  /** YYYY-MM-DD in Ireland. */
  today: string
}

/** The submission key: the server stores a form sent twice once. */
export function FormKey({ formKey }: { formKey: string }) {
  const { typed } = useEntry('key')
  return <input type="hidden" name="key" value={typed ?? formKey} />
}
