import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { href } from 'react-router'
import { saveSettings, sendTestMail } from '#server/domains/operations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/settings.ts'
import { loadSettings } from './settings/load-settings.ts'
import { readSettingsForm } from './settings/read-settings-form.ts'
import { SettingsForm } from './settings/settings-form.tsx'
import { TestMail } from './settings/test-mail.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSettings(requestCtx(context), new URL(request.url).searchParams.get('mail'))
}

/** After a conflict the page loads what the other administrator saved. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    save: async (fields) => {
      await saveSettings(ctx, readSettingsForm(fields))
      return `${href('/dashboard/admin/settings')}?done=saved`
    },
    'test-mail': async () => `${href('/dashboard/admin/settings')}?mail=${await sendTestMail(ctx)}#test-mail`,
  })
}

const DONE = { saved: { title: 'Settings saved', description: 'They apply everywhere from now on.' } }

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, versions } = loaderData
  return (
    <div className="grid gap-10">
      <DoneToast messages={DONE} />
      <SettingsForm key={Object.values(versions).join(' ')} {...loaderData} refusal={actionData} />
      <TestMail
        outcome={loaderData.testMail}
        sender={texts['mail.fromEmail'] || texts['company.email'] || ''}
        refusal={actionData}
      />
    </div>
  )
}
