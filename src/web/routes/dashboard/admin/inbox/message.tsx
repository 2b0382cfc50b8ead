import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import {
  addEnquiryNote,
  answerEnquiry,
  assignEnquiry,
  changeEnquiryStatus,
  getEnquiry,
} from '#server/domains/enquiries/index.ts'
import { listStaff } from '#server/domains/identity/index.ts'
import { getCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { MessageKeys } from '#web/features/inbox/message-keys.tsx'
import { MessageView } from '#web/features/inbox/message-view.tsx'
import { PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/message.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const enquiry = await loadOrNotFound(getEnquiry(ctx, readParam(params, 'enquiryId')))
  const [staff, company] = await Promise.all([listStaff(ctx), getCompany(ctx)])
  return { enquiry, staff, company: company.name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const enquiryId = readParam(params, 'enquiryId')
  const done = (what: string) => `${href('/dashboard/admin/inbox/:enquiryId', { enquiryId })}?done=${what}`
  return answerForm(request, {
    answer: async (fields) => {
      await answerEnquiry(ctx, enquiryId, fields)
      return done('replied')
    },
    note: async (fields) => {
      await addEnquiryNote(ctx, enquiryId, fields)
      return done('noted')
    },
    status: async (fields) => {
      await changeEnquiryStatus(ctx, enquiryId, fields)
      return done('moved')
    },
    assign: async (fields) => {
      await assignEnquiry(ctx, enquiryId, fields)
      return done('assigned')
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  replied: { title: 'Reply sent', description: 'It is on its way by email.' },
  noted: { title: 'Note added' },
  moved: { title: 'Status changed' },
  assigned: { title: 'Assigned' },
}

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, status } = loaderData.enquiry
  return (
    <>
      <DoneToast messages={DONE} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PortalTitle title={`Message from ${name || email}`}>
          <TextLink to={href('/dashboard/admin/inbox')}>Back to the inbox</TextLink>
        </PortalTitle>
        <MessageKeys isSpam={status === 'spam'} />
      </div>
      <MessageView {...loaderData} refusal={actionData} />
    </>
  )
}
