import { randomUUID } from 'node:crypto'
import type { Service } from '#contracts/receptionist/diary.ts'
import { removalForm, serviceForm } from '#contracts/receptionist/set-up.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { countComingBookings } from '../../bookings/index.ts'
import { changeConfiguration } from './change-configuration.ts'

/** The id outlives a renaming, so that bookings find their service. */
export const createPartId = () => randomUUID().slice(0, 8)

/** Adds a service, or changes the one with the form's id. */
export async function saveService(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, id: existing, price, ...fields } = parseInput(serviceForm, input)
  const saved: Service = { ...fields, id: existing ?? createPartId(), priceCents: price }
  await changeConfiguration(ctx, {
    version,
    part: 'services',
    shows: ({ diary }) => diary.services.find(({ id }) => id === existing),
    change: ({ diary }) => {
      if (diary.diaries.every(({ id }) => !saved.diaryIds.includes(id))) saved.diaryIds = []
      if (existing === undefined) return { diary: { ...diary, services: [...diary.services, saved] } }
      if (diary.services.every(({ id }) => id !== existing)) throw goneError('service')
      return { diary: { ...diary, services: diary.services.map((one) => (one.id === existing ? saved : one)) } }
    },
  })
}

/** Removes a service. Existing bookings stay. Throws `invalid_input` when the form does not confirm them. */
export async function removeService(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, id, confirmed } = parseInput(removalForm, input)
  const coming = (await countComingBookings(ctx)).filter(({ serviceId }) => serviceId === id)
  requireConfirmation(coming, confirmed)
  await changeConfiguration(ctx, {
    version,
    part: 'services',
    shows: ({ diary }) => diary.services.find((one) => one.id === id),
    change: ({ diary }) => ({ diary: { ...diary, services: diary.services.filter((one) => one.id !== id) } }),
  })
}

/** Throws `invalid_input` when there are future bookings and the form does not confirm. */
export function requireConfirmation(coming: { count: number }[], confirmed: string | undefined): void {
  if (confirmed === 'yes' || coming.length === 0) return
  const message = 'Please confirm that the appointments stay as they are'
  throw new AppError('invalid_input', message, { fieldErrors: { confirmed: message } })
}

export const goneError = (what: string) =>
  new AppError('conflict', `This ${what} was removed meanwhile. Please load the page again.`)
