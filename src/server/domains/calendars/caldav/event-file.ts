import { fetchOutside } from '../../../outside/index.ts'
import { keepShort, type Options, ReadingError } from '../reading.ts'
import { type Account, buildHeaders } from './account.ts'

const MAX_BYTES = 200_000

type Chosen = Account & { calendar: string }
type EventLocation = { account: Chosen; bookingId: string }

/** The address of an appointment's file. It stays the same for every change. */
const buildAddress = ({ account, bookingId }: EventLocation) =>
  new URL(`${bookingId}.ics`, account.calendar.replace(/\/?$/, '/')).href

async function send(place: EventLocation, request: Sent, { signal, network }: Options) {
  const { method, headers, body } = request
  const sent = {
    url: buildAddress(place),
    method,
    headers: { ...headers, ...buildHeaders(place.account) },
    body,
    maxBytes: MAX_BYTES,
  }
  const { status, ...response } = await fetchOutside({ ...sent, ...(signal && { signal }) }, network)
  if (status === 401) throw new ReadingError('wrong_password')
  if (status === 429) throw new ReadingError('too_often')
  if (status >= 500) throw new ReadingError('server_failed')
  return { ...response, status }
}

type Sent = { method: 'GET' | 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: string }

export type EventFile = { etag: string | null; text: string }

/** Returns undefined when there is no file. */
export async function getFile(place: EventLocation, options: Options): Promise<EventFile | undefined> {
  const { status, headers, body } = await send(place, { method: 'GET' }, options)
  if (status === 404 || status === 410) return undefined
  if (status !== 200) throw new ReadingError('bad_answer')
  return { etag: keepShort(headers.get('etag')), text: body.toString('utf8') }
}

/**
 * Writes an event if the server still has the version `etag`. Null creates a new file. `changed`: the server has
 * another version, and nothing was written.
 */
export async function putFile(
  place: EventLocation,
  { etag, text }: { etag: string | null; text: string },
  options: Options,
): Promise<{ etag: string | null } | 'changed'> {
  const condition = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag }
  const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition }
  const answer = await send(place, { method: 'PUT', headers, body: text }, options)
  if (answer.status === 412 || (answer.status === 404 && etag !== null)) return 'changed'
  if (answer.status === 403 || answer.status === 405) throw new ReadingError('not_writable')
  if (answer.status === 404) throw new ReadingError('not_found')
  if (answer.status < 200 || answer.status >= 300) throw new ReadingError('bad_answer')
  // A server that stores a modified text returns no ETag.
  const writtenTag = keepShort(answer.headers.get('etag'))
  return { etag: writtenTag ?? (await getFile(place, options))?.etag ?? null }
}

/** Deletes an event if the server still has the version `etag`. A missing event counts as deleted. */
export async function deleteFile(place: EventLocation, etag: string, options: Options): Promise<'deleted' | 'changed'> {
  const { status } = await send(place, { method: 'DELETE', headers: { 'if-match': etag } }, options)
  if (status === 412) return 'changed'
  if (status === 403 || status === 405) throw new ReadingError('not_writable')
  if (status === 404 || status === 410 || (status >= 200 && status < 300)) return 'deleted'
  throw new ReadingError('bad_answer')
}
