import type { ComponentProps } from 'react'
import { Form } from '#web/features/form/form.tsx'

/** One form of the account page: quiet, as none of them is the page's main matter. */
export function AccountForm({ variant = 'secondary', ...form }: ComponentProps<typeof Form>) {
  return <Form failed="That did not work" variant={variant} {...form} />
}
