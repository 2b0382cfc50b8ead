import { createAccount, propfind } from 'tsdav'
import { type Options, ReadingError } from '../reading.ts'
import type { Account } from './account.ts'
import { createDavFetch } from './dav-fetch.ts'
import { readText } from './read-text.ts'

export type FoundCalendar = { url: string; name: string }

const MAX_CALENDARS = 30
const MAX_NAME_LENGTH = 60

/** Finds the calendars of an account that can contain events, by name. Throws OutsideError and ReadingError. */
export async function findCalendars(account: Account, options: Options): Promise<FoundCalendar[]> {
  const { send, explain } = createDavFetch(account, options)
  let home: string | undefined
  let answers: Awaited<ReturnType<typeof propfind>>
  try {
    const given = { serverUrl: account.server, accountType: 'caldav' as const }
    home = (await createAccount({ account: given, fetch: send })).homeUrl
    const props = { 'd:displayname': {}, 'd:resourcetype': {}, 'c:supported-calendar-component-set': {} }
    answers = await propfind({ url: home ?? '', props, depth: '1', fetch: send })
  } catch {
    throw explain('no_account')
  }
  const calendars = answers.flatMap(({ href, props }) => {
    const kinds = Object.keys(props?.resourcetype ?? {})
    if (href === undefined || !kinds.includes('calendar') || !hasEvents(props?.supportedCalendarComponentSet)) return []
    const url = new URL(href, home).href
    const name = readText(props?.displayname).slice(0, MAX_NAME_LENGTH)
    return [{ url, name: name || decodeURIComponent(url.split('/').filter(Boolean).at(-1) ?? '') }]
  })
  if (calendars.length === 0) throw new ReadingError('no_account')
  return calendars.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, MAX_CALENDARS)
}

/** Task lists cannot contain events. A calendar without this property can contain everything. */
function hasEvents(set: unknown): boolean {
  const text = JSON.stringify(set ?? '')
  return !text.includes('"comp"') || text.includes('VEVENT')
}
