import { isDeepStrictEqual } from 'node:util'
import { closuresForm, hoursForm } from '#contracts/receptionist/set-up.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { changeConfiguration } from './change-configuration.ts'

/** Saves the opening hours, which confirms those of a starter pack. Staff hours that were equal follow them. */
export async function saveOpeningHours(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, openingHours } = parseInput(hoursForm, input)
  await changeConfiguration(ctx, {
    version,
    part: 'opening hours',
    shows: ({ diary }) => diary.openingHours,
    change: ({ diary: { hoursAreGuessed: _, ...diary }, staffHours }) => ({
      diary: { ...diary, openingHours },
      staffHours: isDeepStrictEqual(staffHours, diary.openingHours) ? openingHours : staffHours,
    }),
  })
}

/** Saves the hours on public holidays, and closures. */
export async function saveClosures(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, publicHolidays, closures } = parseInput(closuresForm, input)
  await changeConfiguration(ctx, {
    version,
    part: 'holidays',
    shows: ({ diary }) => [diary.publicHolidays, diary.closures],
    change: ({ diary }) => ({ diary: { ...diary, publicHolidays, closures } }),
  })
}
