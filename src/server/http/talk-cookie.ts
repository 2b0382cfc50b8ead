import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Config } from '../config.ts'

/** The conversation that a browser returns to: its id and its token. */
export type HeldConversation = { conversationId: string; token: string }

/** Where a browser keeps which conversation with a receptionist it holds. */
export type TalkCookie = {
  read: (request: Request, slug: string) => HeldConversation | undefined
  /** A value of Set-Cookie. Undefined forgets the conversation. */
  create: (config: Pick<Config, 'appUrl'>, slug: string, held: HeldConversation | undefined) => string
}

/** Followed by the slug: one conversation with each receptionist. */
const NAME = 'talk-'
/** In a frame. Its prefix makes browsers insist on Secure, on the path / and on this host alone. */
const FRAME_NAME = '__Host-talk-'
/** Where a browser keeps no cookies, the page holds the conversation in memory and names it here. */
const HEADER = 'X-Conversation'
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/**
 * On the page of a receptionist. The path is that of all receptionists, because a page's data has its own address beside
 * the page, not below it.
 */
export const PAGE_COOKIE: TalkCookie = {
  read: (request, slug) => readHeld(request, NAME + slug),
  create: ({ appUrl }, slug, held) =>
    generateCookie(NAME + slug, held === undefined ? '' : formatHeld(held), {
      path: '/talk',
      maxAge: held === undefined ? 0 : MAX_AGE_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: appUrl.startsWith('https:'),
    }),
}

/**
 * In the frame of a widget. Partitioned: the browser keeps one for each site that has the widget, and sends it on no other.
 * Browsers accept Secure from http://localhost too; on any other address without https they keep nothing.
 */
export const FRAME_COOKIE: TalkCookie = {
  read: (request, slug) => readHeld(request, FRAME_NAME + slug),
  create: (_, slug, held) =>
    generateCookie(FRAME_NAME + slug, held === undefined ? '' : formatHeld(held), {
      path: '/',
      maxAge: held === undefined ? 0 : MAX_AGE_SECONDS,
      httpOnly: true,
      sameSite: 'None',
      secure: true,
      partitioned: true,
    }),
}

function readHeld(request: Request, name: string): HeldConversation | undefined {
  const value = request.headers.get(HEADER) ?? readCookie(request, name)
  const [, conversationId, token] = /^(cvn_\w+)\.([\w-]{20,100})$/.exec(value) ?? []
  return conversationId === undefined || token === undefined ? undefined : { conversationId, token }
}

function readCookie(request: Request, name: string): string {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
}

export function formatHeld({ conversationId, token }: HeldConversation): string {
  return `${conversationId}.${token}`
}

/** Whoever has proved their address looks at their own data for half an hour. The server ends it too. */
const DATA_NAME = 'own-data-'
const DATA_MAX_AGE_SECONDS = 30 * 60

export const readDataToken = (request: Request, slug: string): string => readCookie(request, DATA_NAME + slug)

/** A value of Set-Cookie. Undefined forgets it. */
export function createDataCookie({ appUrl }: Pick<Config, 'appUrl'>, slug: string, token: string | undefined): string {
  return generateCookie(DATA_NAME + slug, token ?? '', {
    path: '/talk',
    maxAge: token === undefined ? 0 : DATA_MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: appUrl.startsWith('https:'),
  })
}
