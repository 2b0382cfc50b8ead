import { DISCLOSURE, DISCLOSURE_VERSION } from '#content/receptionist/disclosure.ts'
import { PHRASES } from '#content/receptionist/index.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { conversationOpening, type OpenedConversation } from '#contracts/receptionist/talk.ts'
import { nextRound } from '../../assistant/turn/next-round.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { TALK_OPENED_BY_ADDRESS, TALK_OPENED_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { createToken, hashToken } from '../identity/index.ts'
import { prepareIndex } from '../knowledge/index.ts'
import { getPause, getReceptionist, type Receptionist } from '../receptionists/index.ts'
import { isLimitReached } from '../usage/index.ts'
import { appendMessage, listMessagesAfter, presentMessage } from './messages.ts'
import { refuseOnceGone } from './refuse-once-gone.ts'

/**
 * Opens a conversation on web chat. Its first messages disclose the AI in both languages. Throws `not_found` for an
 * unknown slug, and `rate_limited`.
 */
export async function openConversation(ctx: Ctx, slug: string, input: unknown): Promise<OpenedConversation> {
  // Many openings at the same moment would delay all other requests.
  await nextRound()
  const { language: wanted } = parseInput(conversationOpening, input)
  const receptionist = await getReceptionist(ctx, slug)
  await consumeRateLimit(ctx, TALK_OPENED_BY_ADDRESS, ctx.client?.address)
  await consumeRateLimit(ctx, TALK_OPENED_BY_ORGANISATION, hashKey(receptionist.organisationId))
  const { languages } = receptionist.configuration
  const language = languages.find((offered) => offered === wanted) ?? languages[0] ?? 'en'
  const takesMessagesOnly =
    (await getPause(ctx, receptionist.organisationId)) !== null ||
    (await isLimitReached(ctx, receptionist.organisationId))
  const token = createToken()
  const opening = inTransaction(ctx, async (tx) => {
    const conversationId = await insertConversation(tx, receptionist, language, hashToken(token))
    const key = { organisationId: receptionist.organisationId, conversationId }
    for (const text of listOpeningTexts(
      receptionist.configuration,
      chooseFirstLanguage(receptionist, language),
      takesMessagesOnly,
    ))
      await appendMessage(tx, key, { sender: 'receptionist', ...text })
    const messages = await listMessagesAfter(tx, key, 0, 10)
    return { conversation: { id: conversationId, token, language }, messages: messages.map(presentMessage) }
  })
  const opened = await refuseOnceGone(opening, () => getReceptionist(ctx, slug))
  void prepareIndex(ctx, { ...receptionist, language })
  return opened
}

/** Public bodies begin in Irish, whatever the caller's language. */
export const chooseFirstLanguage = (
  { isPublicBody }: Pick<Receptionist, 'isPublicBody'>,
  language: Language,
): Language => (isPublicBody ? 'ga' : language)

type OpeningWords = Pick<ReceptionistConfiguration, 'name' | 'greeting'>

/**
 * Lists the opening texts in both languages, the given one first: the disclosure, then the organisation's greeting, or
 * while paused, a note that only messages are taken.
 */
export function listOpeningTexts({ name, greeting }: OpeningWords, first: Language, takesMessagesOnly = false) {
  const languages: Language[] = first === 'en' ? ['en', 'ga'] : ['ga', 'en']
  return languages.map((spoken) => ({
    text: [DISCLOSURE[spoken](name[spoken]), takesMessagesOnly ? PHRASES[spoken].paused : greeting[spoken]]
      .filter((text) => text !== '')
      .join(' '),
    language: spoken,
  }))
}

async function insertConversation(
  tx: Tx,
  { organisationId, version }: Receptionist,
  language: Language,
  tokenHash: string,
): Promise<string> {
  const [id, contactId, now] = [newId('cvn'), newId('cnt'), tx.now().toISOString()]
  await tx.db
    .insertInto('contacts')
    .values({ id: contactId, organisation_id: organisationId, created_at: now })
    .execute()
  await tx.db
    .insertInto('conversations')
    .values({
      id,
      organisation_id: organisationId,
      contact_id: contactId,
      channel: 'web-chat',
      token_hash: tokenHash,
      language,
      version,
      disclosure: DISCLOSURE_VERSION,
      state: '{}',
      last_message_at: now,
      created_at: now,
    })
    .execute()
  return id
}
