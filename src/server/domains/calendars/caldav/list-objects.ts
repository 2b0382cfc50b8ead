import { calendarQuery, propfind } from 'tsdav'
import { keepShort, type Options, ReadingError } from '../reading.ts'
import type { Account } from './account.ts'
import { createDavFetch } from './dav-fetch.ts'
import { readText } from './read-text.ts'

/** A file of a calendar. `name` is the last part of its address. */
export type CalendarFile = { name: string; etag: string | null; text: string }

type Chosen = Account & { calendar: string }

/** Returns a tag that changes with the calendar. Null when the server has none. Throws like `listFiles`. */
export async function readCalendarTag(account: Chosen, options: Options): Promise<string | null> {
  const { send, explain } = createDavFetch(account, options)
  const props = { 'cs:getctag': {}, 'd:sync-token': {} }
  const [answer] = await propfind({ url: account.calendar, props, depth: '0', fetch: send }).catch(() => {
    throw explain('bad_answer')
  })
  refuse(answer?.status ?? 0, explain)
  return keepShort(readText(answer?.props?.getctag) || readText(answer?.props?.syncToken))
}

/** Lists the files of a calendar with an event between two instants. Throws OutsideError and ReadingError. */
export async function listFiles(
  account: Chosen,
  { from, until }: { from: string; until: string },
  options: Options,
): Promise<CalendarFile[]> {
  const { send, explain } = createDavFetch(account, options)
  const range = { start: asCalendarTime(from), end: asCalendarTime(until) }
  const answers = await calendarQuery({
    url: account.calendar,
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    filters: [
      {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': { _attributes: { name: 'VEVENT' }, 'time-range': { _attributes: range } },
        },
      },
    ],
    depth: '1',
    fetch: send,
  }).catch(() => {
    throw explain('bad_answer')
  })
  for (const { status, raw } of answers) if (raw !== undefined) refuse(status, explain)
  return answers.flatMap(({ href, props }) => {
    const text = readText(props?.calendarData)
    const name = decodeURIComponent(href?.split('/').at(-1) ?? '')
    return text === '' ? [] : [{ name, etag: keepShort(readText(props?.getetag)), text }]
  })
}

const asCalendarTime = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

function refuse(status: number, explain: (otherwise: 'bad_answer') => unknown): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403) throw new ReadingError('wrong_password')
  if (status === 404 || status === 410) throw new ReadingError('not_found')
  if (status === 429) throw new ReadingError('too_often')
  throw status >= 500 ? new ReadingError('server_failed') : explain('bad_answer')
}
