import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import {
  disablePerson,
  enablePerson,
  endPersonSessions,
  movePerson,
  resetTwoFactor,
  updatePerson,
} from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/user.ts'
import { AccessPanel } from './users/access-panel.tsx'
import { DetailsForm } from './users/details-form.tsx'
import { loadPerson, type PersonData } from './users/load-person.ts'
import { OrganisationPanel } from './users/organisation-panel.tsx'
import { PersonHeading } from './users/person-heading.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get('organisation') ?? ''
  return loadPerson(requestCtx(context), readParam(params, 'userId'), search)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'userId')
  const done = (what: string) => `${href('/dashboard/admin/users/:userId', { userId: id })}?done=${what}`
  return answerForm(request, {
    update: async (fields) => updatePerson(ctx, id, fields).then(() => done('saved')),
    move: async (fields) => movePerson(ctx, id, fields).then(() => done('moved')),
    disable: async () => disablePerson(ctx, id).then(() => done('disabled')),
    enable: async () => enablePerson(ctx, id).then(() => done('enabled')),
    'end-sessions': async () => endPersonSessions(ctx, id).then(() => done('signed-out')),
    'reset-two-factor': async () => resetTwoFactor(ctx, id).then(() => done('two-factor')),
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const MESSAGES = {
  saved: { title: 'Changes saved' },
  moved: { title: 'Moved to another organisation', description: 'They sign in again to see it.' },
  disabled: { title: 'Account disabled', description: 'Every device was signed out.' },
  enabled: { title: 'Account enabled', description: 'They can sign in again.' },
  'signed-out': { title: 'Signed out everywhere' },
  'two-factor': { title: 'Two-factor sign-in turned off', description: 'We have told them by mail.' },
}

export const handle: PageTitleHandle<PersonData> = {
  pageTitle: ({ person }) => `${person.firstName} ${person.lastName}`.trim() || person.email,
}

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { person } = loaderData
  return (
    <div className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <PersonHeading {...loaderData} />
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4">
          <Panel title="Details">
            <DetailsForm person={person} refusal={actionData} />
          </Panel>
          <OrganisationPanel {...loaderData} refusal={actionData} />
        </div>
        <div className="grid gap-4">
          <AccessPanel {...loaderData} refusal={actionData} />
          <Panel title="Privacy">
            <p className="text-ui text-ink-2">
              <TextLink to={`${href('/dashboard/admin/privacy')}?email=${encodeURIComponent(person.email)}`}>
                See, export or erase what is held
              </TextLink>{' '}
              about this person.
            </p>
          </Panel>
        </div>
      </div>
    </div>
  )
}
