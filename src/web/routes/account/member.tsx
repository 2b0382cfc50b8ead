import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import {
  changeMemberRole,
  getMember,
  offerOwnership,
  removeMember,
  withdrawOwnershipOffer,
} from '#server/domains/members/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm, loadOrNotFound, mustConfirm } from '../answer-form.ts'
import { onlyWith } from '../dashboard/access.ts'
import { getPerson } from '../dashboard/get-person.ts'
import type { Route } from './+types/member.ts'
import { OwnershipPanel, RemovalPanel, RolePanel } from './people/member-panels.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('people.read')]

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [person, member] = await Promise.all([
    getPerson(ctx),
    loadOrNotFound(getMember(ctx, readParam(params, 'memberId'))),
  ])
  const { joinedAt, lastSeenAt, ...rest } = member
  const seen = lastSeenAt === null ? 'Never' : formatMoment(lastSeenAt)
  return { person, member: { ...rest, joined: formatShortDay(joinedAt), seen } }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'memberId')
  const then = (done: string) => () => `${href('/account/people/:memberId', { memberId: id })}?done=${done}`
  return answerForm(request, {
    role: async (fields) => changeMemberRole(ctx, id, fields).then(then('role')),
    offer: async (fields) => offerOwnership(ctx, id, fields).then(then('offered')),
    'withdraw-offer': async () => withdrawOwnershipOffer(ctx, id).then(then('offer-withdrawn')),
    remove: async (fields) => {
      mustConfirm(fields)
      await removeMember(ctx, id)
      return `${href('/account/people')}?done=removed`
    },
  })
}

const MESSAGES = {
  role: { title: 'Role changed', description: 'We have mailed them, and they sign in again.' },
  offered: { title: 'Ownership offered', description: 'Nothing changes until they accept it.' },
  'offer-withdrawn': { title: 'Offer withdrawn' },
}

export default function MemberPage({ loaderData: { person, member }, actionData: refusal }: Route.ComponentProps) {
  return (
    <PortalFrame person={person}>
      <DoneToast messages={MESSAGES} />
      <PageHead title={member.name} back={{ to: href('/account/people'), label: 'People' }}>
        {member.email}
      </PageHead>
      <MemberPanels member={member} refusal={refusal} />
    </PortalFrame>
  )
}

type Props = Pick<Route.ComponentProps['loaderData'], 'member'> & { refusal: Route.ComponentProps['actionData'] }

function MemberPanels({ member, refusal }: Props) {
  const isManaging = useIsAllowed('people.change')
  const isOwner = useIsAllowed('ownership.change')
  const canChange = isManaging && (member.role !== 'owner' || isOwner)
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Panel title="At a glance">
        <FactList
          facts={[
            ['Role', `${ORGANISATION_ROLE_LABELS[member.role]}. ${ORGANISATION_ROLE_HINTS[member.role]}`],
            ['Joined', member.joined],
            ['Last seen', member.seen],
            ['Second factor', member.hasTwoFactor ? 'On' : 'Off'],
          ]}
        />
      </Panel>
      {canChange && <RolePanel member={member} refusal={refusal} />}
      {isOwner && member.role !== 'owner' && <OwnershipPanel member={member} refusal={refusal} />}
      {canChange && !member.isSelf && <RemovalPanel member={member} refusal={refusal} />}
    </div>
  )
}
