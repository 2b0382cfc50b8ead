import { Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import type { ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

/** What a form of the list led to. */
export type ScenarioAnswer = Refusal | { ran: ScenarioRun[] } | { deleted: string }

export const asRefusal = (answer: ScenarioAnswer | undefined): Refusal | undefined =>
  answer !== undefined && 'intent' in answer ? answer : undefined

export const RunIcon = ({ children }: { children: string }) => (
  <>
    <Play size={15} strokeWidth={1.75} aria-hidden="true" />
    {children}
  </>
)

type ScenarioFormProps = Pick<ComponentProps<typeof Form>, 'submit' | 'sending'> & {
  intent: 'run' | 'delete'
  id: string
  answer: ScenarioAnswer | undefined
}

/** It leaves the conversation with the draft where it is. */
export function ScenarioForm({ intent, id, answer, ...button }: ScenarioFormProps) {
  const fetcher = useFetcher<ScenarioAnswer>()
  return (
    <Form
      intent={intent}
      hidden={{ id }}
      refusal={asRefusal(fetcher.data ?? answer)}
      fetcher={fetcher}
      failed={intent === 'run' ? 'It did not run' : 'It was not deleted'}
      variant={intent === 'run' ? 'secondary' : 'danger'}
      size="sm"
      {...button}
    />
  )
}
