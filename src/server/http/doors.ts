import type { BodyPace } from './body-progress.ts'

const KB = 1024
const MB = 1024 * KB

/** How the server treats the requests and answers of one kind of address. */
export type Door = {
  paths: RegExp
  /** Whose pages may show an answer inside a frame. */
  framedBy: 'nobody' | 'our pages' | 'everybody'
  /** Whose scripts may read an answer. Those of other sites never send cookies. */
  readBy: 'our pages' | 'everybody'
  /** A change must come from our own pages. False where nothing changes, or a signature or token proves the sender. */
  checksOrigin: boolean
  /** Of a body with a Content-Length, and of one in chunks, which is held in memory before anything else happens. */
  maxBytes: { declared: number; chunked: number }
  bodyPace: BodyPace
  /** Of every answer that says nothing else. */
  cacheControl?: string
  /** How a person is told about an error that no page was reached for. */
  refusesWith: 'page' | 'json'
}

const SITE: Omit<Door, 'paths'> = {
  framedBy: 'nobody',
  readBy: 'our pages',
  checksOrigin: true,
  // Long enough for any letter, short enough to hold in memory for every connection.
  maxBytes: { declared: 128 * KB, chunked: 128 * KB },
  // 17 kbit/s: a slow line can send 5 MB, and nobody can hold a connection for nothing.
  bodyPace: { everyMs: 30_000, bytes: 64 * KB },
  refusesWith: 'page',
}
const PORTAL = { ...SITE, cacheControl: 'no-store' }
const API = { ...PORTAL, refusesWith: 'json' } as const

/** The first row that matches counts, so an exception stands above its area. Headers, origin, sizes, times: all here. */
export const DOORS = {
  assets: { ...SITE, paths: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  files: {
    ...SITE,
    paths:
      /^\/(favicon[\w.-]*|icon-[\w.-]*|apple-touch-icon\.png|social\/.*|robots\.txt|sitemap\.xml|site\.webmanifest|news\/feed\.xml)$/,
    cacheControl: 'public, max-age=3600',
  },
  health: { ...PORTAL, paths: /^\/health(\/|$)/, checksOrigin: false },
  /** Signed by another company's server. Handlers check the signature over the raw body before they read anything. */
  webhook: {
    ...API,
    paths: /^\/webhooks\//,
    checksOrigin: false,
    maxBytes: { declared: MB, chunked: MB },
    bodyPace: { everyMs: 5_000, bytes: 64 * KB },
  },
  /** What a widget on another site asks for. Its token is in the request, never in a cookie. */
  widgetApi: { ...API, paths: /^\/api\/widget\//, readBy: 'everybody', checksOrigin: false },
  widget: { ...SITE, paths: /^\/widget(\/|$)/, framedBy: 'everybody' },
  api: { ...API, paths: /^\/api(\/|$)/ },
  /** The page itself takes 5 MB and says so to whoever sends more; it reads nothing before it knows who sends. */
  upload: {
    ...PORTAL,
    paths: /^\/dashboard\/government\/projects\/[\w-]+\/documents(\.data)?$/,
    maxBytes: { ...SITE.maxBytes, declared: 64 * MB },
  },
  /** Shown inside a frame beside the form that edits it. Nothing in it can be pressed. */
  preview: { ...PORTAL, paths: /^\/dashboard\/admin\/preview$/i, framedBy: 'our pages' },
  portal: { ...PORTAL, paths: /^\/(dashboard|account)(\/|\.data$|$)/i },
  site: { ...SITE, paths: /^/ },
} satisfies Record<string, Door>

const ROWS: Door[] = Object.values(DOORS)

/** The door of an absolute address, which is read as routing reads it: `/a/../b` is `/b`. */
export function doorOf(url: string): Door {
  const path = URL.parse(url)?.pathname ?? ''
  return ROWS.find(({ paths }) => paths.test(path)) ?? DOORS.site
}

/** The door of what Node was asked for, before anything has checked it. */
export function doorOfTarget(target: string | undefined): Door {
  return doorOf(`http://localhost${target}`)
}
