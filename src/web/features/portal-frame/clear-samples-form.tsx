import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

export const WHAT_CLEARING_DOES =
  'This deletes every figure and entry marked as a sample, for everybody in your organisation. What you added yourself stays. This cannot be undone.'

type ClearSamplesFormProps = { refusal?: Refusal | undefined; children: ReactNode }

export function ClearSamplesForm({ refusal, children }: ClearSamplesFormProps) {
  return (
    <Form
      intent="clear"
      action={href('/dashboard/sample-data')}
      refusal={refusal}
      submit="Clear sample data"
      variant="danger"
      actions={children}
    />
  )
}
