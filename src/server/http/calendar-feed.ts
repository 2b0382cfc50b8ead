import { Hono } from 'hono'
import { renderFeed } from '../domains/calendars/index.ts'
import type { HttpEnv } from './env.ts'
import { refuseWrongMethods } from './refuse-wrong-methods.ts'

/** Feeds: the appointments of a diary for other calendars. The file name contains the token. */
export const calendarFeed = new Hono<HttpEnv>().get('/:file{[\\w-]+\\.ics}', async (c) => {
  const token = c.req.param('file').replace(/\.ics$/, '')
  const { text, etag } = await renderFeed({ ...c.var.ctx, actor: { kind: 'visitor' } }, token)
  c.header('ETag', etag)
  // Calendars may cache the file and must revalidate it.
  c.header('Cache-Control', 'private, no-cache')
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', 'text/calendar; charset=utf-8')
  c.header('Content-Disposition', 'inline; filename="diary.ics"')
  return c.body(text)
})

refuseWrongMethods(calendarFeed)

/** A compressing proxy turns the ETag into a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) === true
}
