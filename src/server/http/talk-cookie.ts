import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Config } from '../config.ts'

/** The conversation to which a browser returns: its id and token. */
export type HeldConversation = { conversationId: string; token: string }

/** Where a browser stores its conversation with a receptionist. */
export type TalkCookie = {
  read: (request: Request, slug: string) => HeldConversation | undefined
  /** Returns a value of Set-Cookie. Undefined deletes the cookie. */
  create: (config: Pick<Config, 'appUrl'>, slug: string, held: HeldConversation | undefined) => string
}

/** Followed by the slug: one conversation with each receptionist. */
const NAME = 'talk-'
/** The cookie in a frame. Its prefix makes browsers require Secure, the path / and this host. */
const FRAME_NAME = '__Host-talk-'
/** Without cookies, the page keeps the conversation in memory and sends it in this header. */
const HEADER = 'X-Conversation'
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/**
 * The cookie on the page of a receptionist. Its path is that of all receptionists, because a page's data has an address
 * beside the page, not below it.
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
 * The cookie in the frame of a widget. Partitioned: the browser stores one for each embedding site. Browsers accept
 * Secure from http://localhost. On other addresses without https they store nothing.
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

/** The session of a contact who looks at their data. Lasts half an hour, which the server also enforces. */
const DATA_NAME = 'own-data-'
const DATA_MAX_AGE_SECONDS = 30 * 60

export const readDataToken = (request: Request, slug: string): string => readCookie(request, DATA_NAME + slug)

/** Returns a value of Set-Cookie. Undefined deletes the cookie. */
export function createDataCookie({ appUrl }: Pick<Config, 'appUrl'>, slug: string, token: string | undefined): string {
  return generateCookie(DATA_NAME + slug, token ?? '', {
    path: '/talk',
    maxAge: token === undefined ? 0 : DATA_MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: appUrl.startsWith('https:'),
  })
}
