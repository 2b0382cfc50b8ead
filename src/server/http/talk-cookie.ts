import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Config } from '../config.ts'

/** The conversation that a browser returns to: its id and its token. */
export type HeldConversation = { conversationId: string; token: string }

/** Followed by the slug: one conversation with each receptionist. */
const NAME = 'talk-'
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/** Reads which conversation with a receptionist this browser holds. */
export function readTalkCookie(request: Request, slug: string): HeldConversation | undefined {
  const name = NAME + slug
  const value = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  const [, conversationId, token] = /^(cvn_\w+)\.([\w-]{20,100})$/.exec(value) ?? []
  return conversationId === undefined || token === undefined ? undefined : { conversationId, token }
}

/**
 * A value of Set-Cookie. Undefined forgets the conversation. The path is that of all receptionists, because a page's data
 * has its own address beside the page, not below it.
 */
export function createTalkCookie(
  { appUrl }: Pick<Config, 'appUrl'>,
  slug: string,
  held: HeldConversation | undefined,
): string {
  return generateCookie(NAME + slug, held === undefined ? '' : `${held.conversationId}.${held.token}`, {
    path: '/talk',
    maxAge: held === undefined ? 0 : MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: appUrl.startsWith('https:'),
  })
}
