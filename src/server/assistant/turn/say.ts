import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '../../context.ts'
import { identifyContact, openConversation, receiveMessage } from '../../domains/conversations/index.ts'
import { runTurns } from './run-turns.ts'

/** A page is drawn after this time, also while the reply is still being written. */
const REPLY_LIMIT_MS = 3_000
/** A page with scripts hears the reply as it is written, once the form was answered. */
const SCRIPTED_REPLY_LIMIT_MS = 500

type Held = { conversationId: string; token: string }
type Said = {
  text: string | undefined
  key: string | undefined
  language: string | undefined
  held: Held | undefined
  /** Whether the page hears of the reply by itself. */
  isScripted: boolean
}

/**
 * Stores what somebody wrote on the page of a receptionist and waits for the reply. Opens a conversation for the first
 * message. Throws what `openConversation` and `receiveMessage` throw.
 */
export async function say(
  { pageReads: _, ...ctx }: Ctx,
  slug: string,
  { text, key, language, held, isScripted }: Said,
): Promise<{ id: string; opened?: Held }> {
  const visitor = { ...ctx, actor: { kind: 'visitor' as const } }
  const own = held && (await identifyContact(visitor, { slug, ...held }).catch(() => undefined))
  const opened = own === undefined ? await open(visitor, slug, language) : undefined
  const contact = own ?? (await identifyContact(visitor, { slug, ...(opened as Held) }))
  const { id, lease } = await receiveMessage(contact, { text }, key)
  if (lease !== undefined) {
    const { client: _client, ...deps } = ctx
    const turns = runTurns(deps, contact.actor.conversationId, lease).catch((error: unknown) => {
      ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a turn was left to its job')
    })
    await Promise.race([turns, wait(isScripted ? SCRIPTED_REPLY_LIMIT_MS : REPLY_LIMIT_MS)])
  }
  return { id, ...(opened !== undefined && { opened }) }
}

async function open(ctx: Ctx, slug: string, language: string | undefined): Promise<Held> {
  const { conversation } = await openConversation(ctx, slug, language === undefined ? {} : { language })
  return { conversationId: conversation.id, token: conversation.token }
}
