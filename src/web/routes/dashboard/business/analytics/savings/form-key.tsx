import { useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

/** What each form of the page is given: a refused one keeps its key, a new one has a new key. */
export type KeyedFormProps = {
  refusal: Refusal | undefined
  formKey: string
  /** YYYY-MM-DD in Ireland. */
  today: string
}

/** Marks one filling-in of a form, so that sending it twice counts once. */
export function FormKey({ formKey }: { formKey: string }) {
  const { typed } = useEntry('key')
  return <input type="hidden" name="key" value={typed ?? formKey} />
}
