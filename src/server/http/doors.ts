import type { BodyPace } from './body-pace.ts'

const KB = 1024
const MB = 1024 * KB

/** The settings for requests and responses of one kind of address. */
export type Door = {
  paths: RegExp
  /** Which pages may frame a response. */
  framedBy: 'nobody' | 'our pages' | 'everybody'
  /** Which scripts may read a response. Scripts of other sites never send cookies. */
  readBy: 'our pages' | 'everybody'
  /** Whether a change must come from our own pages. False where a signature or token proves the sender. */
  checksOrigin: boolean
  /** Limits for bodies with a Content-Length, and for chunked ones, which the server reads into memory first. */
  maxBytes: { declared: number; chunked: number }
  bodyPace: BodyPace
  /** Default Cache-Control of responses. */
  cacheControl?: string
  /** Where a token is in the path, other sites must not get it as Referer. Scripts of ours still see where a form was. */
  hidesReferrer?: true
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

/** The first matching row counts, so an exception stands above its area. */
export const DOORS = {
  assets: { ...SITE, paths: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  files: {
    ...SITE,
    paths:
      /^\/(favicon[\w.-]*|icon-[\w.-]*|apple-touch-icon\.png|social\/.*|robots\.txt|sitemap\.xml|site\.webmanifest|news\/feed\.xml)$/,
    cacheControl: 'public, max-age=3600',
  },
  health: { ...PORTAL, paths: /^\/health(\/|$)/, checksOrigin: false },
  /** Requests of other companies' servers. Handlers verify the signature over the raw body first. */
  webhook: {
    ...API,
    paths: /^\/webhooks\//,
    checksOrigin: false,
    maxBytes: { declared: MB, chunked: MB },
    bodyPace: { everyMs: 5_000, bytes: 64 * KB },
  },
  /** Requests of a widget on another site. Its token is in the request, never in a cookie. */
  widgetApi: { ...API, paths: /^\/api\/widget\//, readBy: 'everybody', checksOrigin: false },
  widget: { ...SITE, paths: /^\/widget(\/|$)/, framedBy: 'everybody' },
  /** Contacts of receptionists. They hold the token of their conversation, and no cookie counts. */
  talk: { ...API, paths: /^\/api\/talk\//, checksOrigin: false },
  api: { ...API, paths: /^\/api(\/|$)/ },
  /** Larger than the 5 MB of an upload, so that the page itself can refuse a larger file with a message. */
  upload: {
    ...PORTAL,
    paths:
      /^\/dashboard\/(government\/projects\/[\w-]+\/documents|(business|government)\/receptionist\/knowledge\/import)(\.data)?$/,
    maxBytes: { ...SITE.maxBytes, declared: 64 * MB },
  },
  /** Shown in a frame beside the form that edits it. */
  preview: { ...PORTAL, paths: /^\/dashboard\/admin\/preview$/i, framedBy: 'our pages' },
  /** The pages of an appointment. The token in the path is the proof of who opens them. */
  booking: { ...PORTAL, paths: /^\/talk\/[^/]+\/booking\//i, hidesReferrer: true },
  portal: { ...PORTAL, paths: /^\/(dashboard|account)(\/|\.data$|$)/i },
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
