import { randomUUID } from 'node:crypto'
import { readParam } from '#contracts/params.ts'
import { requireMember } from '#server/access.ts'
import { findAlsoOfConversation } from '#server/domains/contacts/index.ts'
import { getConversation, listColleagues } from '#server/domains/conversations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ThreadView } from '#web/features/receptionist/desk/thread-view.tsx'
import { getCallerName } from '#web/features/receptionist/desk/words.ts'
import { loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/conversation.ts'
import { answerDesk } from './answer-desk.ts'
import { receptionistPath } from './receptionist-path.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const {
    messages: _,
    turns: __,
    notes: ___,
    ...thread
  } = await loadOrNotFound(getConversation(ctx, readParam(params, 'conversationId')))
  return {
    thread,
    also: await findAlsoOfConversation(ctx, thread.id),
    readerId: requireMember(ctx).userId,
    colleagues: await listColleagues(ctx),
    base: receptionistPath(ctx),
    sendingKey: randomUUID(),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerDesk(requestCtx(context), request, readParam(params, 'conversationId'))
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  noted: { title: 'Note added', description: 'Only your colleagues see it.' },
  assigned: { title: 'Conversation assigned' },
  settled: { title: 'Outcome saved' },
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ thread }) => `Conversation with ${getCallerName(thread)}`,
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <ThreadView key={loaderData.thread.id} {...loaderData} refusal={actionData} />
    </>
  )
}
