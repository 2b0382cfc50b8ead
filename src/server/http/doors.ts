import type { BodyPace } from './body-pace.ts'

const KB = 1024
const MB = 1024 * KB

/** The settings for requests and responses of one kind of address. */
export type Door = {
  paths: RegExp
  /** Which pages may frame a response. */
  framedBy: 'nobody' | 'our pages' | 'listed sites'
  /** Which sites may load and read a response. Their scripts never send cookies. */
  readBy: 'our pages' | 'everybody'
  /** Whether a change must come from our own pages. False where a signature or token proves the sender. */
  checksOrigin: boolean
  /** Limits for bodies with a Content-Length, and for chunked ones, which the server reads into memory first. */
  maxBytes: { declared: number; chunked: number }
  bodyPace: BodyPace
  /** Default Cache-Control of responses. */
  cacheControl?: string
  /** Set where a path contains a token, which other sites must not get as Referer. Own scripts still get it. */
  hidesReferrer?: true
  /** The page may request the microphone. */
  usesMicrophone?: true
  ignoresSession?: true
  /** Format of errors that are thrown before a page is reached. */
  refusesWith: 'page' | 'json'
}

const SITE: Omit<Door, 'paths'> = {
  framedBy: 'nobody',
  readBy: 'our pages',
  checksOrigin: true,
  // Enough for long messages, and small enough to keep in memory for every connection.
  maxBytes: { declared: 128 * KB, chunked: 128 * KB },
  // 17 kbit/s: a slow line can send 5 MB, and an idle client cannot keep a connection.
  bodyPace: { everyMs: 30_000, bytes: 64 * KB },
  refusesWith: 'page',
}
const PORTAL = { ...SITE, cacheControl: 'no-store' }
const API = { ...PORTAL, refusesWith: 'json' } as const

/** The first matching row applies, so an exception stands above its area. */
export const DOORS = {
  assets: { ...SITE, paths: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  files: {
    ...SITE,
    paths:
      /^\/(favicon[\w.-]*|icon-[\w.-]*|apple-touch-icon\.png|social\/.*|robots\.txt|sitemap\.xml|site\.webmanifest|news\/feed\.xml)$/,
    cacheControl: 'public, max-age=3600',
  },
  health: { ...PORTAL, paths: /^\/health(\/|$)/, checksOrigin: false },
  /** Requests of other companies' servers. `webhooks.ts` verifies the signature over the raw body. */
  webhook: {
    ...API,
    paths: /^\/webhooks\//,
    checksOrigin: false,
    maxBytes: { declared: MB, chunked: MB },
    bodyPace: { everyMs: 5_000, bytes: 64 * KB },
  },
  /** The script that embeds a receptionist on other sites. Its address is stable, so browsers revalidate it. */
  widgetLoader: { ...SITE, paths: /^\/widget\.js$/, readBy: 'everybody', cacheControl: 'public, max-age=300' },
  /** The API of a conversation's script, on the page of a receptionist and in its frame. */
  conversationApi: { ...API, paths: /^\/(talk|widget)\/[^/]+\/(messages|events)$/ },
  /** The frame. Its page names the organisation's listed sites. See routes/talk/frame.tsx. */
  widget: { ...PORTAL, paths: /^\/widget(\/|$)/i, framedBy: 'listed sites', ignoresSession: true },
  /** Contacts of receptionists. They authenticate with the token of their conversation, and cookies are ignored. */
  talk: { ...API, paths: /^\/api\/talk\//, checksOrigin: false },
  api: { ...API, paths: /^\/api(\/|$)/ },
  /** Larger than the 10 MB of an upload, so that the page itself can refuse a larger file with a message. */
  upload: {
    ...PORTAL,
    usesMicrophone: true,
    paths:
      /^\/dashboard\/(government\/projects\/[\w-]+\/documents|(business|government)\/receptionist\/knowledge\/(import|document))(\.data)?$/,
    maxBytes: { ...SITE.maxBytes, declared: 64 * MB },
  },
  /** Shown in a frame beside the form that edits it. */
  preview: { ...PORTAL, paths: /^\/dashboard\/admin\/preview$/i, framedBy: 'our pages' },
  /** The pages of an appointment and of a waiting-list entry. The token in the path authenticates. */
  booking: { ...PORTAL, paths: /^\/talk\/[^/]+\/(booking|waiting)\//i, hidesReferrer: true },
  /** The data that an organisation stores about a caller. A mailed code, then the page's own cookie authenticates. */
  ownData: { ...PORTAL, paths: /^\/talk\/[^/]+\/your-data([./]|$)/i, ignoresSession: true },
  /** Feeds of diaries. The file name is a token. */
  calendarFeed: { ...API, paths: /^\/calendar\//i, hidesReferrer: true },
  /** The live section, which records while a visitor holds its button. */
  voice: { ...SITE, paths: /^\/ai-receptionist$/i, usesMicrophone: true },
  /** Try it of the receptionist records while a member holds its button. Links within the portals load no document. */
  portal: { ...PORTAL, paths: /^\/(dashboard|account)(\/|\.data$|$)/i, usesMicrophone: true },
  site: { ...SITE, paths: /^/ },
} satisfies Record<string, Door>

const ROWS: Door[] = Object.values(DOORS)

/** Finds the door of an absolute URL. Like routing, it normalizes `/a/../b` to `/b`. */
export function findDoor(url: string): Door {
  const path = URL.parse(url)?.pathname ?? ''
  return ROWS.find(({ paths }) => paths.test(path)) ?? DOORS.site
}

/** Finds the door of Node's unchecked request target. */
export function findDoorOfTarget(target: string | undefined): Door {
  return findDoor(`http://localhost${target}`)
}
