import { type Diary, type OpeningHours, WEEKDAYS } from '#contracts/receptionist/diary.ts'
import { diaryForm, removalForm } from '#contracts/receptionist/set-up.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { countComingBookings } from '../../bookings/index.ts'
import { changeConfiguration } from './change-configuration.ts'
import { createPartId, goneError, requireConfirmation } from './save-service.ts'

/** Adds the diary of a person or a room, or changes the one with the form's id. A new diary offers every service. */
export async function saveDiary(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, id: existing, ownHours, hours, breaks, name, kind } = parseInput(diaryForm, input)
  const id = existing ?? createPartId()
  const fields = { id, name, kind, hours: ownHours ? hours : null, breaks: isClosed(breaks) ? null : breaks }
  await changeConfiguration(ctx, {
    version,
    part: 'people and rooms',
    shows: ({ diary }) => diary.diaries.find((one) => one.id === existing),
    change: ({ diary }) => {
      if (existing !== undefined && diary.diaries.every((one) => one.id !== existing)) throw goneError('diary')
      const diaries: Diary[] =
        existing === undefined
          ? [...diary.diaries, { ...fields, isArchived: false }]
          : diary.diaries.map((one) => (one.id === existing ? { ...one, ...fields } : one))
      const services =
        existing === undefined
          ? diary.services.map((one) => ({ ...one, diaryIds: [...one.diaryIds, id] }))
          : diary.services
      return { diary: { ...diary, diaries, services } }
    },
  })
}

const isClosed = (hours: OpeningHours) => WEEKDAYS.every((weekday) => hours[weekday].length === 0)

/** Archives a diary. Existing bookings stay. Throws `invalid_input` when the form does not confirm them. */
export async function archiveDiary(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, id, confirmed } = parseInput(removalForm, input)
  const coming = (await countComingBookings(ctx)).filter(({ diaryId }) => diaryId === id)
  requireConfirmation(coming, confirmed)
  await setArchived(ctx, { version, id, isArchived: true })
}

/** Restores an archived diary with its former services. */
export async function restoreDiary(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, id } = parseInput(removalForm, input)
  await setArchived(ctx, { version, id, isArchived: false })
}

async function setArchived(
  ctx: Ctx,
  { version, id, isArchived }: { version: number } & Pick<Diary, 'id' | 'isArchived'>,
) {
  await changeConfiguration(ctx, {
    version,
    part: 'people and rooms',
    shows: ({ diary }) => diary.diaries.find((one) => one.id === id),
    change: ({ diary }) => ({
      diary: { ...diary, diaries: diary.diaries.map((one) => (one.id === id ? { ...one, isArchived } : one)) },
    }),
  })
}
