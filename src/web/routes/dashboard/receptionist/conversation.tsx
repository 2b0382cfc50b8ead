import { randomUUID } from 'node:crypto'
import { readParam } from '#contracts/params.ts'
import { deskAddress } from '#contracts/receptionist/desk.ts'
import { requireMember } from '#server/access.ts'
import { findAlsoOfConversation } from '#server/domains/contacts/index.ts'
import {
  addNote,
  assign,
  getConversation,
  giveBack,
  listColleagues,
  replyAsStaff,
  setOutcome,
  takeOver,
} from '#server/domains/conversations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { deskLink } from '#web/features/receptionist/desk/desk-link.ts'
import { ThreadView } from '#web/features/receptionist/desk/thread-view.tsx'
import { getCallerName } from '#web/features/receptionist/desk/words.ts'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import { readSendingKey } from '../../read-sending-key.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/conversation.ts'
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

/** The address keeps the filters of the list. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const conversationId = readParam(params, 'conversationId')
  const { after: _, before: __, ...filters } = deskAddress.parse(readSearchParams(request))
  const path = `${receptionistPath(ctx)}/conversations/${conversationId}`
  const here = (done?: string) => deskLink(path, { ...filters, done })
  return answerForm(request, {
    'take-over': () => takeOver(ctx, conversationId).then(() => here()),
    'give-back': () => giveBack(ctx, conversationId).then(() => here()),
    reply: ({ text, key }) => replyAsStaff(ctx, conversationId, { text }, readSendingKey(key)).then(() => here()),
    note: ({ text }) => addNote(ctx, conversationId, { text }).then(() => here('noted')),
    assign: ({ userId }) => assign(ctx, conversationId, { userId: userId || null }).then(() => here('assigned')),
    outcome: ({ outcome, close }) =>
      setOutcome(ctx, conversationId, { outcome, close: close === 'yes' }).then(() => here('settled')),
  })
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
