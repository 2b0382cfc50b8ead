import { href } from 'react-router'
import { setPrivacyPace } from '#server/domains/enquiries/index.ts'
import { erasePerson } from '#server/domains/privacy/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/privacy.ts'
import { HeldPanel } from './privacy/held-panel.tsx'
import { loadPrivacy } from './privacy/load-privacy.ts'
import { OpenRequests } from './privacy/open-requests.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  return loadPrivacy(requestCtx(context), params.get('q') ?? params.get('email') ?? '')
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    erase: async (fields) => erasePerson(ctx, fields).then(() => `${href('/dashboard/admin/privacy')}?done=erased`),
    pace: async (fields) => setPrivacyPace(ctx, fields).then(() => `${href('/dashboard/admin/privacy')}?done=pace`),
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = {
  erased: { title: 'Person erased', description: 'We have told them by mail. What must be kept contains no names.' },
  pace: { title: 'Response time changed' },
}

export default function AdminPrivacy({ loaderData, actionData }: Route.ComponentProps) {
  const { q, held, problem, requests } = loaderData
  return (
    <section aria-labelledby="privacy-title" className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <div>
        <h2 id="privacy-title" className="font-heading text-title font-demibold">
          Privacy
        </h2>
        <p className="max-w-copy text-ui text-muted">
          What is held about a person, with an account or only with messages to us. Before you export or erase, make
          sure that the request came from this mailbox: answer it there and wait for the reply.
        </p>
      </div>
      <ListFilter label="Find a person by email" query={q} placeholder="name@business.ie" />
      {problem !== undefined && (
        <Notice tone="critical" role="alert">
          {problem}
        </Notice>
      )}
      {held !== undefined && <HeldPanel held={held} requests={requests} refusal={actionData} />}
      <Panel title="Open requests" bodyClassName="">
        <OpenRequests requests={requests} refusal={actionData} />
      </Panel>
    </section>
  )
}
