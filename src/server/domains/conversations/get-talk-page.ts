import { randomUUID } from 'node:crypto'
import { type Language, language } from '#contracts/receptionist/diary.ts'
import type { TalkMessage, TalkPage } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findOpening } from '../bookings/index.ts'
import { findModel, findOrganisationAt, getPause, getReceptionist, type Receptionist } from '../receptionists/index.ts'
import { type ContactCtx, identifyContact } from './identify-contact.ts'
import { listMessagesAfter, presentMessage } from './messages.ts'
import { chooseFirstLanguage, listOpeningTexts } from './open-conversation.ts'
import { refuseOnceGone } from './refuse-once-gone.ts'

type Reader = {
  held: { conversationId: string; token: string } | undefined
  language: string | null
  /** True when the language comes from the embedding page and not from a choice. Public bodies then begin in Irish. */
  isSuggested?: boolean
}

const MAX_MESSAGES = 1_000

/**
 * Returns the page of a receptionist. Before the first message it shows the opening texts and stores nothing. Throws
 * `not_found` for an unknown slug.
 */
export async function getTalkPage(ctx: Ctx, slug: string, reader: Reader): Promise<TalkPage> {
  return refuseOnceGone(readTalkPage(ctx, slug, reader), () => findOrganisationAt(ctx, slug))
}

async function readTalkPage(ctx: Ctx, slug: string, { held, language, isSuggested }: Reader): Promise<TalkPage> {
  const receptionist = await getReceptionist(ctx, slug)
  const wanted = isSuggested && receptionist.isPublicBody ? null : language
  const { organisationId, configuration } = receptionist
  const { name, phone, address, languages, diary } = configuration
  const isPaused = (await getPause(ctx, organisationId)) !== null
  const contact = held === undefined ? undefined : await findContact(ctx, { slug, ...held })
  const thread = contact && (await readThread(contact))
  const shown = languages.find((offered) => offered === wanted) ?? thread?.language ?? languages[0] ?? 'en'
  const { retention_months: retentionMonths } = await ctx.db
    .selectFrom('receptionists')
    .select('retention_months')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return {
    slug,
    name,
    phone: phone || null,
    address: address || null,
    languages,
    hours: findOpening(diary, ctx.now()),
    retentionMonths,
    conversationId: contact?.actor.conversationId,
    handler: 'receptionist',
    isPaused,
    isWordedByModel: (await findModel(ctx, organisationId)) !== undefined,
    isWaiting: false,
    lastNumber: 0,
    sendingKey: randomUUID(),
    ...(thread ?? { messages: openingMessages(ctx, receptionist, shown, isPaused) }),
    language: shown,
  }
}

/**
 * Stores the choice of the language switch, which applies to messages without a detectable language. Stores nothing
 * without a conversation.
 */
export async function chooseLanguage(
  ctx: Ctx,
  slug: string,
  { held, language: chosen }: { held: Reader['held']; language: string | undefined },
): Promise<void> {
  const contact = held === undefined ? undefined : await findContact(ctx, { slug, ...held })
  const parsed = language.safeParse(chosen)
  if (contact === undefined || !parsed.success) return
  await ctx.db
    .updateTable('conversations')
    .set({ language: parsed.data })
    .where('id', '=', contact.actor.conversationId)
    .execute()
}

/** Returns undefined for a deleted conversation or a forged cookie. */
async function findContact(ctx: Ctx, claim: Parameters<typeof identifyContact>[1]): Promise<ContactCtx | undefined> {
  try {
    return await identifyContact({ ...ctx, actor: { kind: 'visitor' } }, claim)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

async function readThread(ctx: ContactCtx) {
  const { conversationId } = ctx.actor
  const rows = await listMessagesAfter(ctx, ctx.actor, 0, MAX_MESSAGES)
  const { handler, language, outcome, helped } = await ctx.db
    .selectFrom('conversations')
    .select(['handler', 'language', 'outcome', 'helped'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const authors = await loadAuthors(ctx, rows)
  const waiting = await ctx.db
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return {
    messages: rows.map((row) => {
      const author = authors.get(row.author_id ?? '')
      return { ...presentMessage(row), ...(author && { author }) }
    }),
    lastNumber: rows.at(-1)?.sequence ?? 0,
    handler,
    language,
    isWaiting: waiting !== undefined && handler === 'receptionist',
    ...(outcome !== null && outcome !== 'urgent' && { helped }),
  }
}

/** The first names of the colleagues who wrote, so that the contact knows who is there. */
async function loadAuthors(ctx: ContactCtx, rows: { author_id: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))]
  if (ids.length === 0) return new Map()
  const people = await ctx.db.selectFrom('users').select(['id', 'first_name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, first_name }) => [id, first_name]))
}

function openingMessages(ctx: Ctx, receptionist: Receptionist, shown: Language, isPaused: boolean): TalkMessage[] {
  const first = chooseFirstLanguage(receptionist, shown)
  return listOpeningTexts(receptionist.configuration, first, isPaused).map((opening) => ({
    id: `opening-${opening.language}`,
    by: 'receptionist',
    at: ctx.now().toISOString(),
    ...opening,
  }))
}
