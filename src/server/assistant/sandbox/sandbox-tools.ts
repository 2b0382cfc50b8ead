import type { Slot } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import { isOffered } from '../../domains/bookings/index.ts'
import { AppError } from '../../errors.ts'
import { assembleTools, type TurnRecord } from '../tools/create-tools.ts'
import {
  requireCancelConfirmation,
  requireConfirmation,
  requireMessage,
  requireNote,
  requireTimeConfirmation,
} from '../tools/session.ts'
import type { Tools } from '../tools/tools.ts'
import { toInstant, toLocal } from '../turn/irish-time.ts'
import type { Office } from './office.ts'
import { MAX_BOOKINGS, type Sandbox, type SandboxBooking } from './sandbox.ts'

type SandboxTurn = { text: string; wasAsked: boolean }

/** The tools of a turn in a sandbox. They change only the sandbox, and send nothing. */
export function createSandboxTools(office: Office, sandbox: Sandbox, turn: SandboxTurn, record: TurnRecord): Tools {
  const { configuration, now, isMadeUp, lookUp, readEntry, handOver } = office
  const find = (id: string) => {
    const booking = sandbox.bookings.find((one) => one.id === id)
    if (booking === undefined) throw new AppError('not_found', 'No such booking.')
    return booking
  }
  const { list, check } = createDiary(office, sandbox)
  const present = (booking: SandboxBooking, state: TalkBooking['state']) =>
    presentBooking(office, sandbox, booking, state)
  return assembleTools(
    {
      findSlots: async ({ from, to, exceptBookingId, ...query }) =>
        (await list({ ...query, from: toInstant(from), to: toInstant(to) }, exceptBookingId)).map((slot) => ({
          ...slot,
          local: toLocal(slot.startsAt),
        })),
      holdSlot: async ({ local: _, ...slot }) => {
        const refusal = await check(slot)
        if (refusal !== undefined) return refusal
        sandbox.held = slot
        return { holdId: 'held' }
      },
      book: async ({ person: { address } }) => {
        requireTimeConfirmation(turn)
        const { held } = sandbox
        if (held === undefined || (await check(held)) !== undefined) return 'expired'
        sandbox.booked += 1
        const booking = { ...held, id: `own-${sandbox.booked}`, ...(address && { address }) }
        sandbox.bookings = [...sandbox.bookings, booking].slice(-MAX_BOOKINGS)
        sandbox.held = undefined
        return { ...present(booking, 'booked'), ...(isMadeUp && { isMailed: false as const }) }
      },
      joinWaitingList: async ({ serviceId }) => {
        requireConfirmation(turn)
        if (isMadeUp) return 'full'
        return configuration.diary.services.find(({ id }) => id === serviceId)?.booksAlone ? 'joined' : 'not offered'
      },
      findBookings: async () =>
        sandbox.bookings
          .filter(({ startsAt }) => startsAt > now.toISOString())
          .map(({ id, serviceId, diaryId, startsAt }) => ({ id, serviceId, diaryId, local: toLocal(startsAt) })),
      sendCode: async () => {},
      proveByCode: async () => false,
      move: async ({ bookingId, slot: { local: _, ...slot } }) => {
        requireTimeConfirmation(turn)
        const refusal = await check(slot, find(bookingId).id)
        if (refusal !== undefined) return refusal
        return present(Object.assign(find(bookingId), slot), 'moved')
      },
      // A booking of a sandbox has nobody's details.
      correct: async ({ bookingId }) => {
        requireConfirmation(turn)
        find(bookingId)
        return {}
      },
      addNote: async ({ bookingId, note }) => {
        requireNote(turn, note)
        find(bookingId)
      },
      cancel: async (bookingId) => {
        requireCancelConfirmation(turn)
        const booking = find(bookingId)
        sandbox.bookings = sandbox.bookings.filter((one) => one !== booking)
        return present(booking, 'cancelled')
      },
      lookUp,
      readEntry,
      takeMessage: async () => requireMessage(turn),
      handOver,
    },
    configuration,
    record,
  )
}

/** Free times, without the appointments of the sandbox itself. */
function createDiary({ configuration, now, listFree }: Office, sandbox: Sandbox) {
  const list = (query: Parameters<Office['listFree']>[0], exceptId?: string) =>
    listFree(
      query,
      sandbox.bookings.filter(({ id }) => id !== exceptId),
    )
  const check = async (slot: Slot, exceptId?: string) => {
    if (!isOffered(configuration.diary, slot, now)) return 'not offered'
    const { startsAt: from, endsAt: to, ...offer } = slot
    const [free] = await list({ ...offer, from, to, limit: 1 }, exceptId)
    return free?.startsAt === from ? undefined : 'taken'
  }
  return { list, check }
}

export function presentBooking(
  { configuration }: Office,
  { language }: Sandbox,
  { id, serviceId, startsAt, endsAt, address }: SandboxBooking,
  state: TalkBooking['state'],
): TalkBooking {
  const service = configuration.diary.services.find((one) => one.id === serviceId)?.name[language] ?? ''
  return { id, serviceId, service, startsAt, endsAt, ...(address !== undefined && { address }), state }
}
