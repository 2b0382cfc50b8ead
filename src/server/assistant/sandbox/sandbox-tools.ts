import type { Slot } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { isOffered, listPossibleSlots } from '../../domains/bookings/index.ts'
import { AppError } from '../../errors.ts'
import { assembleTools, type TurnRecord } from '../tools/create-tools.ts'
import { readPresence } from '../tools/office-tools.ts'
import {
  requireCancelConfirmation,
  requireConfirmation,
  requireMessage,
  requireTimeConfirmation,
} from '../tools/session.ts'
import type { SlotQuery, Tools } from '../tools/tools.ts'
import { toInstant, toLocal } from '../turn/irish-time.ts'
import type { OfferedSlot } from '../turn/state.ts'
import { listOthers, lookUp, PRACTICE, readEntry } from './practice.ts'
import { MAX_BOOKINGS, type Sandbox, type SandboxBooking } from './sandbox.ts'

type SandboxTurn = { now: Date; text: string; wasAsked: boolean }

/** The tools of a turn in the sandbox. They change only the sandbox, and send nothing. */
export function createSandboxTools(sandbox: Sandbox, { now, text, wasAsked }: SandboxTurn, record: TurnRecord): Tools {
  const confirm = () => requireConfirmation({ text, wasAsked })
  const confirmTime = () => requireTimeConfirmation({ text, wasAsked })
  const find = (id: string) => {
    const booking = sandbox.bookings.find((one) => one.id === id)
    if (booking === undefined) throw new AppError('not_found', 'No such booking.')
    return booking
  }
  const check = (slot: Slot, exceptId?: string) => {
    if (!isOffered(PRACTICE.diary, slot, now)) return 'not offered' as const
    return isTaken(sandbox, slot, exceptId) ? ('taken' as const) : undefined
  }
  return assembleTools(
    {
      findSlots: async (query) => findSlots(sandbox, query, now),
      holdSlot: async ({ local: _, ...slot }) => {
        const refusal = check(slot)
        if (refusal !== undefined) return refusal
        sandbox.held = slot
        return { holdId: 'held' }
      },
      book: async () => {
        confirmTime()
        const { held } = sandbox
        if (held === undefined || check(held) !== undefined) return 'expired'
        sandbox.booked += 1
        const booking = { ...held, id: `own-${sandbox.booked}` }
        sandbox.bookings = [...sandbox.bookings, booking].slice(-MAX_BOOKINGS)
        sandbox.held = undefined
        return { ...present(sandbox, booking, 'booked'), isMailed: false as const }
      },
      // A real receptionist mails the waiting people once a time is free.
      joinWaitingList: async () => {
        confirm()
        return 'full'
      },
      findBookings: async () =>
        sandbox.bookings
          .filter(({ startsAt }) => startsAt > now.toISOString())
          .map(({ id, serviceId, diaryId, startsAt }) => ({ id, serviceId, diaryId, local: toLocal(startsAt) })),
      sendCode: async () => {},
      proveByCode: async () => false,
      move: async ({ bookingId, slot: { local: _, ...slot } }) => {
        confirmTime()
        const refusal = check(slot, find(bookingId).id)
        if (refusal !== undefined) return refusal
        const moved = Object.assign(find(bookingId), slot)
        return present(sandbox, moved, 'moved')
      },
      // A booking of the sandbox has nobody's details.
      correct: async ({ bookingId }) => {
        confirm()
        find(bookingId)
        return {}
      },
      addNote: async ({ bookingId }) => {
        find(bookingId)
      },
      cancel: async (bookingId) => {
        requireCancelConfirmation({ text, wasAsked })
        const booking = find(bookingId)
        sandbox.bookings = sandbox.bookings.filter((one) => one !== booking)
        return present(sandbox, booking, 'cancelled')
      },
      lookUp: async (question, language) => lookUp(question, language),
      readEntry: async (id, language) => readEntry(id, language),
      takeMessage: async () => requireMessage({ text, wasAsked }),
      handOver: async () => readPresence(PRACTICE, toLocal(now)),
    },
    PRACTICE,
    record,
  )
}

function findSlots(
  sandbox: Sandbox,
  { from, to, limit, exceptBookingId, ...query }: SlotQuery,
  now: Date,
): OfferedSlot[] {
  const range = { from: toInstant(from), to: toInstant(to) }
  return listPossibleSlots(PRACTICE.diary, { ...query, ...range }, now)
    .filter((slot) => !isTaken(sandbox, slot, exceptBookingId))
    .slice(0, limit)
    .map((slot) => ({ ...slot, local: toLocal(slot.startsAt) }))
}

function isTaken({ bookings }: Sandbox, { startsAt, endsAt }: Slot, exceptId?: string): boolean {
  const own = bookings.filter(({ id }) => id !== exceptId)
  return [...listOthers(irishDay(new Date(startsAt))), ...own].some(
    (other) => other.startsAt < endsAt && other.endsAt > startsAt,
  )
}

function present({ language }: Sandbox, booking: SandboxBooking, state: TalkBooking['state']): TalkBooking {
  const { id, serviceId, startsAt, endsAt } = booking
  const service = PRACTICE.diary.services.find((one) => one.id === serviceId)?.name[language] ?? ''
  return { id, serviceId, service, startsAt, endsAt, state }
}
