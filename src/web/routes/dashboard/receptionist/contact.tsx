import { readParam } from '#contracts/params.ts'
import { getContact } from '#server/domains/contacts/index.ts'
import { eraseContact } from '#server/domains/privacy/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ContactPage } from '#web/features/receptionist/contacts/contact-page.tsx'
import { answerForm, loadOrNotFound, mustConfirm } from '../../answer-form.ts'
import type { Route } from './+types/contact.ts'
import { receptionistPath } from './receptionist-path.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { contact: await loadOrNotFound(getContact(ctx, readParam(params, 'contactId'))), base: receptionistPath(ctx) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    erase: async (fields) => {
      mustConfirm(fields)
      await eraseContact(ctx, readParam(params, 'contactId'))
      return `${receptionistPath(ctx)}?done=erased`
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ contact }) => contact.name ?? contact.email,
}

/** All conversations and bookings of a person with a proved address. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} refusal={actionData} />
}
