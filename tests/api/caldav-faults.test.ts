import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#server/database/transaction.ts'
import {
  connectAccount,
  disconnectCalendar,
  getCalendars,
  readCalendar,
  removeCalendar,
  writeEvent,
} from '#server/domains/calendars/index.ts'
import type { Network } from '#server/outside/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { book, clinicDiary, type Diary, publish, visitAt } from '../support/diary.ts'
import { createMember, type MemberCtx } from '../support/members.ts'

const NETWORK: Network = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, protocols: ['http:'], ports: [] }

let database: TestDatabase
let member: MemberCtx
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  clinic = { ctx: testCtx(database), organisationId: member.actor.organisationId, configuration: clinicDiary() }
  await publish(clinic)
})
afterEach(() => database.close())

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server with one calendar that answers as the test says, after the sign-in. */
async function openServer(answer: Answer) {
  const fake = { answer, asked: [] as string[] }
  const server = createServer((request, response) => {
    fake.asked.push(`${request.method} ${request.url}`)
    const body = signIn(request)
    if (body === undefined) return fake.answer(request, response)
    response.writeHead(207, { 'content-type': 'application/xml' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { fake, origin: `http://calendar.example:${(server.address() as AddressInfo).port}/` }
}

const multistatus = (href: string, props: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`

function signIn({ method, url }: IncomingMessage): string | undefined {
  if (method !== 'PROPFIND') return undefined
  if (url === '/') return multistatus('/', '<d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>')
  if (url === '/me/') return multistatus('/me/', '<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>')
  const kind = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname>'
  return url === '/home/' ? multistatus('/home/work/', kind) : undefined
}

async function connect(origin: string): Promise<string> {
  const given = { diaryId: 'niamh', server: origin, userName: 'niamh', password: 'secret', detail: 'busy' }
  await connectAccount(member, given, { network: NETWORK })
  return (await readState())?.id ?? ''
}
const readState = async () => (await getCalendars(member)).find(({ diaryId }) => diaryId === 'niamh')?.calendars[0]

async function end(
  work: Promise<((tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<void>) | undefined>,
) {
  const ending = await work
  if (ending !== undefined) await inTransaction(testCtx(database), ending)
}

test.each([
  [401, 'does not accept this user name and password'],
  [404, 'no calendar at this address any more'],
  [429, 'asked too often'],
  [500, 'has a fault'],
])('a %d answer to a read is shown in words', async (status, words) => {
  const { fake, origin } = await openServer((_request, response) => response.writeHead(status).end())
  const id = await connect(origin)
  await end(readCalendar(testCtx(database), id, { network: NETWORK }))
  expect((await readState())?.failure?.words).toContain(words)
  expect(fake.asked.length).toBeLessThan(12)
})

test.each([
  [403, 'does not let us write'],
  [500, 'has a fault'],
  [302, 'could not be understood'],
])('a %d answer to a write is shown, and the booking stays', async (status, words) => {
  const { origin } = await openServer((_request, response) => response.writeHead(status, { location: '/' }).end())
  const id = await connect(origin)
  const booking = await book(clinic, visitAt('2027-02-04T10:00:00.000Z'))
  await end(writeEvent(testCtx(database), { calendarId: id, bookingId: booking.id }, { network: NETWORK }))
  expect((await readState())?.writeFailure).toContain(words)
  expect(await database.db.selectFrom('calendar_events').selectAll().execute()).toEqual([])
})

test("another program's file under our name is recorded as changed, not overwritten", async () => {
  const { origin } = await openServer(({ method }, response) => {
    if (method === 'PUT') return response.writeHead(412).end()
    return response.writeHead(200, { etag: '"theirs"' }).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR')
  })
  const id = await connect(origin)
  const booking = await book(clinic, visitAt('2027-02-04T10:00:00.000Z'))
  await end(writeEvent(testCtx(database), { calendarId: id, bookingId: booking.id }, { network: NETWORK }))
  const rows = await database.db.selectFrom('calendar_events').select(['state', 'seen_etag']).execute()
  expect(rows).toEqual([{ state: 'changed', seen_etag: '"theirs"' }])
})

test('a hanging, faulty or oversized answer stops nothing else', async () => {
  const { fake, origin } = await openServer((_request, response) => response.writeHead(404).end())
  const id = await connect(origin)
  fake.answer = () => undefined
  const signal = AbortSignal.timeout(300)
  await end(readCalendar(testCtx(database), id, { network: NETWORK, signal }))
  expect((await readState())?.failure?.words).toContain('too long')
  for (const body of ['<html>Sign in', '<a>'.repeat(50_000), 'x'.repeat(3_000_001)]) {
    fake.answer = (_request, response) => response.writeHead(207, { 'content-type': 'text/xml' }).end(body)
    await end(readCalendar(testCtx(database), id, { network: NETWORK }))
    expect((await readState())?.busyCount).toBe(0)
  }
  expect((await readState())?.failure).not.toBeNull()
})

test('disconnecting deletes the password even if the server is unreachable', async () => {
  const { fake, origin } = await openServer((_request, response) => response.writeHead(201, { etag: '"1"' }).end())
  const id = await connect(origin)
  const booking = await book(clinic, visitAt('2027-02-04T10:00:00.000Z'))
  await end(writeEvent(testCtx(database), { calendarId: id, bookingId: booking.id }, { network: NETWORK }))
  fake.answer = (_request, response) => response.writeHead(503).end()
  await removeCalendar(member, { calendarId: id })
  await end(disconnectCalendar(testCtx(database), id, { network: NETWORK }))
  expect(await database.db.selectFrom('calendar_sources').selectAll().execute()).toEqual([])
})

test('addresses of private networks are never requested', async () => {
  const given = { diaryId: 'niamh', userName: 'niamh', password: 'secret', detail: 'busy' }
  for (const server of ['https://127.0.0.1/', 'https://169.254.169.254/', 'http://calendar.example/', '10.0.0.1']) {
    await expect(connectAccount(member, { ...given, server })).rejects.toMatchObject({ code: 'invalid_input' })
  }
})
