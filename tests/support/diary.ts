import { type DiaryConfiguration, diaryConfiguration, type Language, type Slot } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '#server/context.ts'
import { inTransaction } from '#server/database/transaction.ts'
import {
  confirmBooking,
  type Hold,
  holdSlot,
  listFreeSlots,
  saveDiaryConfiguration,
} from '#server/domains/bookings/index.ts'

const WORKING_DAY = [{ from: '09:00', to: '17:00' }]

/** A clinic with two people, open Monday to Friday. Its visit is 45 minutes, with 10 minutes after it. */
export function clinicDiary(changes: Partial<DiaryConfiguration> = {}): DiaryConfiguration {
  const days = { monday: WORKING_DAY, tuesday: WORKING_DAY, wednesday: WORKING_DAY, thursday: WORKING_DAY }
  const parsed = diaryConfiguration.parse({
    openingHours: { ...days, friday: WORKING_DAY },
    publicHolidays: 'closed',
    closures: [],
    services: [
      {
        id: 'first-visit',
        name: { en: 'First visit', ga: 'An chéad chuairt' },
        minutes: 45,
        bufferMinutes: 10,
        priceCents: 7_500,
        diaryIds: ['niamh', 'eoin'],
      },
    ],
    diaries: [
      { id: 'niamh', name: 'Niamh', breaks: { monday: [{ from: '13:00', to: '14:00' }] } },
      { id: 'eoin', name: 'Eoin' },
    ],
  })
  return { ...parsed, ...changes }
}

/** The slot of a first visit. */
export function visitAt(startsAt: string, diaryId = 'niamh', minutes = 45): Slot {
  const start = new Date(startsAt)
  const end = new Date(start.getTime() + minutes * 60_000)
  return { serviceId: 'first-visit', diaryId, startsAt: start.toISOString(), endsAt: end.toISOString() }
}

export type Diary = { ctx: Ctx; organisationId: string; configuration: DiaryConfiguration }

export function hold({ ctx, ...diary }: Diary, slot: Slot, conversationId = 'con_1', key = 'hold') {
  return inTransaction(ctx, (tx) => holdSlot(tx, { ...diary, slot, conversationId, key }))
}

type Caller = { name: string; email: string; language: Language }

export const CALLER: Caller = { name: 'Máire Ní Bhriain', email: 'maire@example.ie', language: 'en' }

/** Holds and confirms a slot. Throws if it is taken. */
export async function book(diary: Diary, slot: Slot, given: Partial<Caller> & { conversationId?: string } = {}) {
  const { conversationId = `con_${slot.diaryId}_${slot.startsAt}`, ...person } = given
  const held = await hold(diary, slot, conversationId)
  if (typeof held === 'string') throw new Error(`${slot.startsAt} is ${held}`)
  return confirm(diary, held, { conversationId, ...person })
}

export async function confirm(diary: Diary, { holdId }: Hold, given: { conversationId: string; key?: string }) {
  const booking = await inTransaction(diary.ctx, (tx) =>
    confirmBooking(tx, { ...CALLER, holdId, key: 'confirm', ...given }),
  )
  if (booking === 'expired') throw new Error('The hold has expired.')
  return booking
}

/** The free times of a day, as "09:00 niamh" in UTC. */
export async function freeTimes({ ctx, ...diary }: Diary, day: string, diaryId?: string): Promise<string[]> {
  const from = `${day}T00:00:00.000Z`
  const to = new Date(Date.parse(from) + 24 * 3_600_000).toISOString()
  const slots = await listFreeSlots(ctx, { ...diary, serviceId: 'first-visit', diaryId, from, to, limit: 500 })
  return slots.map((slot) => `${slot.startsAt.slice(11, 16)} ${slot.diaryId}`)
}

export async function publish({ ctx, ...diary }: Diary): Promise<void> {
  await inTransaction(ctx, (tx) => saveDiaryConfiguration(tx, diary))
}
