import { startOfIrishDay } from '#server/calendar/irish-day.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { bookingLinkToken } from '#server/domains/bookings/index.ts'
import { createReceptionist } from '#server/domains/receptionists/index.ts'
import { testCtx } from './database.ts'
import { book, clinicDiary, publish, visitAt } from './diary.ts'
import { createMember } from './members.ts'
import { connectTo } from './people.ts'
import type { TestServer } from './server.ts'

const DAY = 24 * 3_600_000

/** A clinic with an appointment on the next working day but one, and the address of the appointment's page. */
export async function bookOnServer(server: TestServer, language: 'en' | 'ga' = 'en') {
  const deps = connectTo(server)
  try {
    const ctx = testCtx(deps)
    // An organisation without people would be erased by a job of the server.
    const { organisationId } = (await createMember(deps, { name: 'Cork Physio' })).actor
    const details = { address: '12 Sráid na Bó, Cork', phone: '+353209150100' }
    await deps.db.updateTable('organisations').set(details).where('id', '=', organisationId).execute()
    // Every day is open, so that the test does not depend on today.
    const base = clinicDiary({ publicHolidays: 'open' })
    const { monday } = base.openingHours
    const diary = {
      ctx,
      organisationId,
      configuration: { ...base, openingHours: { ...base.openingHours, saturday: monday, sunday: monday } },
    }
    // A job of the server makes one for each organisation that has none, with a diary of its own.
    await inTransaction(ctx, (tx) => createReceptionist(tx, organisationId))
    await publish(diary)
    const day = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)
    const email = `${crypto.randomUUID()}@example.ie`
    const booking = await book(diary, visitAt(`${day}T12:00:00.000Z`, 'eoin'), {
      language,
      email,
      conversationId: crypto.randomUUID(),
    })
    const token = await inTransaction(ctx, (tx) => bookingLinkToken(tx, { bookingId: booking.id }))
    return { booking, diary: { ...diary, day }, email, path: `/talk/cork-physio/booking/${token}` }
  } finally {
    await deps.db.destroy()
  }
}

/** Somebody else books a time of the same day. */
export async function takeOnServer(
  server: TestServer,
  diary: { organisationId: string; configuration: ReturnType<typeof clinicDiary>; day: string },
  time: string,
): Promise<void> {
  const deps = connectTo(server)
  try {
    const start = startOfIrishDay(diary.day)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const startsAt = new Date(Date.parse(start) + (hours * 60 + minutes) * 60_000).toISOString()
    await book({ ...diary, ctx: testCtx(deps) }, visitAt(startsAt, 'eoin'), { conversationId: crypto.randomUUID() })
  } finally {
    await deps.db.destroy()
  }
}
