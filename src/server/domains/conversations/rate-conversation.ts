import { helpedAnswer } from '#contracts/receptionist/talk.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordSatisfaction } from '../savings/index.ts'
import type { ContactCtx } from './identify-contact.ts'

/** Scores from 1 to 5. 4 and 5 count as satisfied. */
const SCORES = { yes: 5, no: 1 }

/** Stores the contact's answer whether the conversation helped. A later answer replaces it. */
export async function rateConversation(ctx: ContactCtx, input: unknown): Promise<void> {
  const { organisationId, conversationId } = ctx.actor
  const { helped } = parseInput(helpedAnswer, input)
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('conversations').set({ helped }).where('id', '=', conversationId).execute()
    await recordSatisfaction(tx, { organisationId, origin: 'conversation', of: conversationId, score: SCORES[helped] })
  })
}
