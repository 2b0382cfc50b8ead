import { type DiaryConfiguration, diaryConfiguration } from '#contracts/receptionist/diary.ts'
import { startOfIrishDay } from '#server/calendar/irish-day.ts'
import type { Ctx, Deps, Member } from '#server/context.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { blockTime, bookByHand, joinWaitingList, unblockTime } from '#server/domains/bookings/index.ts'
import { testCtx } from './database.ts'
import { book, type Diary, publish } from './diary.ts'
import type { MemberCtx } from './members.ts'
import { connectTo } from './people.ts'
import type { TestServer } from './server.ts'

const EVERY_DAY = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Two people who work every day, so that a test does not depend on today. */
function buildClinic(closures: DiaryConfiguration['closures']): DiaryConfiguration {
  const diaryIds = ['niamh', 'eoin']
  return diaryConfiguration.parse({
    openingHours: Object.fromEntries(DAYS.map((day) => [day, EVERY_DAY])),
    publicHolidays: 'open',
    closures,
    services: [
      {
        id: 'first-visit',
        name: { en: 'First visit', ga: 'An chéad chuairt' },
        minutes: 45,
        priceCents: 7_500,
        diaryIds,
      },
      { id: 'review', name: { en: 'Review', ga: 'Athbhreithniú' }, minutes: 30, diaryIds },
    ],
    diaries: [
      { id: 'niamh', name: 'Niamh' },
      { id: 'eoin', name: 'Eoin' },
    ],
  })
}

/** The instant of a time of day. */
export const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.parse(startOfIrishDay(day)) + (hours * 60 + minutes) * 60_000).toISOString()
}

type Line = {
  time: string
  diaryId: string
  name: string
  service?: 'first-visit' | 'review'
  isByHand?: boolean
  conversationId?: string
}

/**
 * Fills an organisation's diary with bookings of one day, by hand or by conversation. The organisation must have a
 * receptionist. Returns the booking ids by name.
 */
export async function fillClinic(
  server: TestServer,
  email: string,
  { day, lines, closures = [] }: { day: string; lines: Line[]; closures?: DiaryConfiguration['closures'] },
): Promise<Record<string, string>> {
  const deps = connectTo(server)
  try {
    const staff = await signInAs(deps, email)
    const diary: Diary = {
      ctx: testCtx(deps),
      organisationId: staff.actor.organisationId,
      configuration: buildClinic(closures),
    }
    await publish(diary)
    const ids: Record<string, string> = {}
    for (const line of lines) ids[line.name] = await write(diary, staff, day, line)
    return ids
  } finally {
    await deps.db.destroy()
  }
}

async function signInAs(deps: Deps, email: string): Promise<MemberCtx> {
  const member = await deps.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['organisation_id', 'user_id'])
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  const actor: Member = {
    kind: 'member',
    userId: member.user_id,
    organisationId: member.organisation_id,
    organisationRole: 'owner',
    userType: 'BUSINESS',
    role: 'USER',
    sessionId: 'test',
  }
  return { ...testCtx(deps), actor }
}

async function write(diary: Diary, staff: Ctx, day: string, line: Line): Promise<string> {
  const { time, diaryId, name, service = 'first-visit', isByHand = false, conversationId = crypto.randomUUID() } = line
  const startsAt = at(day, time)
  const email = `${crypto.randomUUID()}@example.ie`
  if (isByHand) {
    const input = { name, email, language: 'en', serviceId: service, diaryId, startsAt, key: crypto.randomUUID() }
    return (await bookByHand(staff, input)).id
  }
  const minutes = service === 'review' ? 30 : 45
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return (
    await book(
      diary,
      { serviceId: service, diaryId, startsAt, endsAt },
      { name, email, language: 'ga', conversationId },
    )
  ).id
}

/** A full day at the clinic with somebody on its waiting list. Returns a function that frees Niamh's day. */
export async function fillWaitingList(
  server: TestServer,
  email: string,
  { day, person }: { day: string; person: { name: string; email: string } },
): Promise<() => Promise<void>> {
  await fillClinic(server, email, { day, lines: [] })
  const configuration = buildClinic([])
  const blocks: string[] = []
  const run = async <Result>(work: (staff: MemberCtx) => Promise<Result>): Promise<Result> => {
    const deps = connectTo(server)
    try {
      return await work(await signInAs(deps, email))
    } finally {
      await deps.db.destroy()
    }
  }
  await run(async (staff) => {
    for (const diaryId of ['niamh', 'eoin']) {
      const hours = { startsAt: at(day, '08:00'), endsAt: at(day, '19:00') }
      blocks.push((await blockTime(staff, { diaryId, ...hours, reason: 'Full', key: crypto.randomUUID() })).id)
    }
    const { organisationId } = staff.actor
    const wish = { organisationId, configuration, conversationId: 'con_waiting', serviceId: 'first-visit', day }
    await inTransaction(staff, (tx) => joinWaitingList(tx, { ...wish, ...person, language: 'en', key: 'k' }))
  })
  return () => run((staff) => unblockTime(staff, { blockId: blocks[0] }))
}
