import { deskAddress } from '#contracts/receptionist/desk.ts'
import type { Ctx } from '#server/context.ts'
import { addNote, assign, giveBack, replyAsStaff, setOutcome, takeOver } from '#server/domains/conversations/index.ts'
import { deskLink } from '#web/features/receptionist/desk/desk-link.ts'
import { answerForm } from '../../answer-form.ts'
import { readSendingKey } from '../../read-sending-key.ts'
import { readSearchParams } from '../read-search-params.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The verbs of a conversation's forms. The address keeps the filters of the list. */
export function answerDesk(ctx: Ctx, request: Request, conversationId: string) {
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
