import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'

const ACTION = '/dashboard/sample-data'

export const WHAT_CLEARING_DOES =
  'Every figure and entry marked as a sample goes, for everybody in your organisation. What you added yourself stays. This cannot be taken back.'

export function ClearSamplesForm({ children }: { children: ReactNode }) {
  const isSending = useNavigation().formAction === ACTION
  return (
    <Form method="post" action={ACTION} className="flex flex-wrap gap-2.5 max-[480px]:grid max-[480px]:w-full">
      <Button type="submit" variant="danger" isLoading={isSending}>
        Clear sample data
      </Button>
      {children}
    </Form>
  )
}
