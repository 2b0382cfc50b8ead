import { data, href } from 'react-router'
import { USER_TYPE_LABELS } from '#contracts/people.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import {
  inviteAdministrator,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { OpenInvitations } from '#web/features/accounts/open-invitations.tsx'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/invitations.ts'
import { InvitationForm } from './users/invitation-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const invitations = await listInvitations(requestCtx(context))
  return invitations.map(({ expiresAt, createdAt: _, userType, ...invitation }) => ({
    ...invitation,
    role: USER_TYPE_LABELS[userType],
    until: formatMoment(expiresAt),
  }))
}

/** The link is shown once and never stored. A redirect would lose it. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let invited: { url: string; email: string } | undefined
  const answer = await answerForm(request, {
    invite: async (fields) => {
      const { url } = await inviteAdministrator(ctx, fields)
      invited = { url, email: (fields.email ?? '').trim() }
      return ''
    },
    resend: async ({ id = '' }) => {
      invited = await resendInvitation(ctx, id)
      return ''
    },
    withdraw: async ({ id }) =>
      withdrawInvitation(ctx, id).then(() => `${href('/dashboard/admin/users/invitations')}?done=withdrawn`),
  })
  return invited === undefined ? answer : data({ invited })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = { withdrawn: { title: 'Invitation withdrawn', description: 'Its link no longer works.' } }

export const handle: PageTitleHandle = { pageTitle: 'Invite administrator' }

export default function AdminInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const invited = actionData && 'invited' in actionData ? actionData.invited : undefined
  const refusal = actionData && 'intent' in actionData ? actionData : undefined
  return (
    <div className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <div>
        <BackLink to={href('/dashboard/admin/users')}>All users</BackLink>
        <h2 className="font-heading text-title font-demibold">Invite administrator</h2>
      </div>
      {invited !== undefined && (
        <Notice tone="positive" role="status" title={`We have mailed the invitation to ${invited.email}`}>
          The link works once, for 24 hours. It is shown only now:
          <code className="mt-1 block text-small break-all">{invited.url}</code>
        </Notice>
      )}
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Panel title="New invitation">
          <InvitationForm key={invited?.url} refusal={refusal} />
        </Panel>
        <Panel title="Open invitations" bodyClassName="">
          <OpenInvitations invitations={loaderData} lifetime="a day" refusal={refusal} />
        </Panel>
      </div>
    </div>
  )
}
