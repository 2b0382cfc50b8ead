import { href } from 'react-router'
import { TRAINING_TOPICS } from '#contracts/requests.ts'
import { requestTraining } from '#server/domains/enquiries/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/training.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('tickets.change')]

const SUPPORT = href('/dashboard/government/support')

export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    request: async (fields) => {
      await requestTraining(ctx, fields)
      return `${SUPPORT}?done=requested`
    },
  })
}

export const handle: PageTitleHandle = { pageTitle: 'Request training' }

export default function Training({ actionData }: Route.ComponentProps) {
  return (
    <Panel title="Request training" className="max-w-form">
      <Form
        intent="request"
        refusal={actionData}
        submit="Send request"
        actions={
          <ButtonLink to={SUPPORT} variant="secondary" className="max-sm:w-full">
            Cancel
          </ButtonLink>
        }
      >
        <SelectEntry name="topic" label="What is the training about?" defaultValue="">
          <option value="">Choose one</option>
          {TRAINING_TOPICS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <TextEntry name="people" label="How many people?" inputMode="numeric" isOptional />
        <TextAreaEntry
          name="message"
          label="What should they be able to do afterwards?"
          hint="Also where, when and in which language it suits you."
          rows={6}
        />
      </Form>
    </Panel>
  )
}
