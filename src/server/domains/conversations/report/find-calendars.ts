import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import { addToDay, startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Ctx } from '../../../context.ts'
import { getConfiguration } from '../../receptionists/index.ts'

/** A day, and the diary that was published on it. Null before the first version. */
export type DayCalendar = { day: string; calendar: DiaryConfiguration | null }

/** Finds the hours of each day. What was published later says nothing about the days before. */
export async function findCalendars(ctx: Ctx, organisationId: string, days: string[]): Promise<DayCalendar[]> {
  const versions = await ctx.db
    .selectFrom('receptionist_versions')
    .select(['number', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('created_at', '<', startOfIrishDay(addToDay(days.at(-1) ?? '', { days: 1 })))
    .orderBy('number')
    .execute()
  return Promise.all(
    days.map(async (day) => {
      const end = startOfIrishDay(addToDay(day, { days: 1 }))
      const version = versions.findLast(({ created_at }) => created_at < end)
      if (version === undefined) return { day, calendar: null }
      return { day, calendar: (await getConfiguration(ctx, organisationId, version.number)).diary }
    }),
  )
}
