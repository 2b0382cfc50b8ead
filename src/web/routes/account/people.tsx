import { href } from 'react-router'
import { membersQuery } from '#contracts/members.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { hasPermission } from '#server/access.ts'
import {
  inviteMember,
  listMemberInvitations,
  listMembers,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from '#server/domains/members/index.ts'
import { getOrganisation } from '#server/domains/organisations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../answer-form.ts'
import { onlyWith } from '../dashboard/access.ts'
import { getPerson } from '../dashboard/get-person.ts'
import { readSearchParams } from '../dashboard/read-search-params.ts'
import type { Route } from './+types/people.ts'
import { InvitationPanels } from './people/invitation-panels.tsx'
import { MembersTable } from './people/members-table.tsx'
import { RolesExplained } from './people/roles-explained.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('people.read')]

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readSearchParams(request)
  const isManaging = hasPermission(ctx, 'people.change')
  const [person, organisation, page, invitations] = await Promise.all([
    getPerson(ctx),
    getOrganisation(ctx),
    listMembers(ctx, address),
    isManaging ? listMemberInvitations(ctx) : [],
  ])
  return {
    person,
    organisation: organisation.name,
    query: membersQuery.parse(address).q,
    page: {
      ...page,
      items: page.items.map(({ joinedAt: _, lastSeenAt, ...member }) => ({
        ...member,
        seen: lastSeenAt === null ? 'Never' : formatMoment(lastSeenAt),
      })),
    },
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      until: formatMoment(expiresAt),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const then = (done: string) => () => `${href('/account/people')}?done=${done}`
  return answerForm(request, {
    invite: async (fields) => inviteMember(ctx, fields).then(then('invited')),
    resend: async ({ id }) => resendMemberInvitation(ctx, id).then(then('resent')),
    withdraw: async ({ id }) => withdrawMemberInvitation(ctx, id).then(then('withdrawn')),
  })
}

const MESSAGES = {
  invited: { title: 'Invitation sent', description: 'The link in the mail works once, for 7 days.' },
  resent: { title: 'Invitation sent again', description: 'Only the newest link works.' },
  withdrawn: { title: 'Invitation withdrawn', description: 'Its link no longer works.' },
  removed: { title: 'Person removed', description: 'They were signed out. Their work stays under their name.' },
}

export default function People({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { person, organisation, page, query, invitations } = loaderData
  const { items, total, isMore } = page
  return (
    <PortalFrame person={person}>
      <DoneToast messages={MESSAGES} />
      <PageHead title="People" back={{ to: href('/account'), label: 'Account' }} actions={<ExportLink />}>
        {organisation}
      </PageHead>
      <div className="grid gap-5">
        <ListFilter label="Search people" query={query} placeholder="Name or email" />
        <p className="text-ui text-muted" role="status">
          {total === undefined ? 'Further people' : `${isMore ? 'More than ' : ''}${peopleInWords(total)}`}
        </p>
        <Panel bodyClassName="">
          {items.length > 0 ? (
            <MembersTable members={items} />
          ) : (
            <EmptyState
              title="Nobody matches"
              text="Names and email addresses are searched by the beginnings of their words."
              action={<TextLink to={href('/account/people')}>Show everybody</TextLink>}
            />
          )}
        </Panel>
        <Pager label="People" page={{ ...page, total: undefined }} />
        <Allowed to="people.change">
          <InvitationPanels invitations={invitations} refusal={refusal} />
        </Allowed>
        <RolesExplained />
      </div>
    </PortalFrame>
  )
}

function peopleInWords(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`
}

function ExportLink() {
  return (
    <Allowed to="people.change">
      <DownloadLink to={href('/account/people/export.csv')} className="max-sm:w-full">
        Export CSV
      </DownloadLink>
    </Allowed>
  )
}
