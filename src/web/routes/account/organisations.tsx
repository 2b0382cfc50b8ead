import { href } from 'react-router'
import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { requireMember } from '#server/access.ts'
import {
  acceptOwnership,
  declineOwnership,
  findOwnershipOffer,
  leaveOrganisation,
  listOwnOrganisations,
  switchOrganisation,
} from '#server/domains/members/index.ts'
import { COMPANY_ORGANISATION_ID } from '#server/domains/organisations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { createEndedSessionCookies, createSessionCookies } from '#server/http/session.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Form } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm, mustConfirm } from '../answer-form.ts'
import { onlyMembers } from '../dashboard/access.ts'
import { getPerson } from '../dashboard/get-person.ts'
import type { Route } from './+types/organisations.ts'
import { LeavePanel, OfferNotice } from './people/own-place.tsx'
import { redirectSignedIn } from './sign-in-verbs.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyMembers]

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const isCompany = requireMember(ctx).organisationId === COMPANY_ORGANISATION_ID
  const [person, organisations, offer] = await Promise.all([
    getPerson(ctx),
    listOwnOrganisations(ctx),
    isCompany ? undefined : findOwnershipOffer(ctx),
  ])
  return { person, organisations, offer, isCompany }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    switch: async (fields) => redirectSignedIn(ctx, await switchOrganisation(ctx, fields)),
    'accept-ownership': async () => ({
      to: `${href('/account/organisations')}?done=owner`,
      cookies: createSessionCookies(ctx, await acceptOwnership(ctx)),
    }),
    'decline-ownership': async () =>
      declineOwnership(ctx).then(() => `${href('/account/organisations')}?done=declined`),
    leave: async (fields) => {
      mustConfirm(fields)
      await leaveOrganisation(ctx)
      return { to: '/sign-in?done=signed-out', cookies: createEndedSessionCookies(ctx), reload: true }
    },
  })
}

const MESSAGES = {
  owner: { title: 'You are an owner now' },
  declined: { title: 'Offer declined', description: 'Your role stays as it was.' },
}

export default function Organisations({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { person, organisations, offer, isCompany } = loaderData
  const current = organisations.find(({ isCurrent }) => isCurrent)
  return (
    <PortalFrame person={person}>
      <DoneToast messages={MESSAGES} />
      <PageHead title="Your organisations" back={{ to: href('/account'), label: 'Account' }}>
        What you see belongs to the organisation that you work in now.
      </PageHead>
      <div className="grid max-w-copy gap-5">
        {offer !== undefined && (
          <OfferNotice offer={offer} organisation={current?.organisation ?? ''} refusal={refusal} />
        )}
        <Panel bodyClassName="">
          <ul>
            {organisations.map(({ id, organisationId, organisation, role, isCurrent }) => (
              <li
                key={id}
                className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-step py-3 last:border-b-0"
              >
                <p className="mr-auto min-w-0 text-ui">
                  <span className="font-demibold break-words">{organisation}</span>
                  <span className="block text-small text-muted">{ORGANISATION_ROLE_LABELS[role]}</span>
                </p>
                {isCurrent ? (
                  <Badge tone="accent">You work here now</Badge>
                ) : (
                  <Form
                    intent="switch"
                    hidden={{ organisationId }}
                    refusal={refusal}
                    submit="Switch"
                    submitLabel={`Switch to ${organisation}`}
                    variant="secondary"
                  />
                )}
              </li>
            ))}
          </ul>
        </Panel>
        {!isCompany && <LeavePanel organisation={current?.organisation ?? ''} refusal={refusal} />}
      </div>
    </PortalFrame>
  )
}
