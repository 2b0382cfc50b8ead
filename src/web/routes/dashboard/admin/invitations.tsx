import { data, href } from 'react-router'
import { formatMoment } from '#contracts/words/dates.ts'
import {
  inviteAdministrator,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/invitations.ts'
import { InvitationForm } from './users/invitation-form.tsx'
import { OpenInvitations } from './users/open-invitations.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const invitations = await listInvitations(requestCtx(context))
  return invitations.map(({ expiresAt, createdAt: _, ...invitation }) => ({
    ...invitation,
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
    revoke: async ({ id }) =>
      revokeInvitation(ctx, id).then(() => `${href('/dashboard/admin/users/invitations')}?done=revoked`),
  })
  return invited === undefined ? answer : data({ invited })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = { revoked: { title: 'Invitation revoked', description: 'Its link no longer works.' } }

export const handle: PageTitleHandle = { pageTitle: 'Invite administrator' }

export default function AdminInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const invited = actionData && 'invited' in actionData ? actionData.invited : undefined
  const refusal = actionData && 'intent' in actionData ? actionData : undefined
  return (
    <div className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <div>
        <TextLink to={href('/dashboard/admin/users')} isAlone className="text-small">
          All users
        </TextLink>
        <h2 className="mt-1 font-heading text-(length:--text-title) font-demibold">Invite administrator</h2>
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
          <OpenInvitations invitations={loaderData} refusal={refusal} />
        </Panel>
      </div>
    </div>
  )
}
