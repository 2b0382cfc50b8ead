import type { ComponentProps } from 'react'
import { Form } from '#web/features/form/form.tsx'

/** A form of the account page. Its button is secondary, because no form is the page's main one. */
export function AccountForm({ variant = 'secondary', ...form }: ComponentProps<typeof Form>) {
  return <Form failed="That did not work" variant={variant} {...form} />
}
