import { type ReceptionistReport, reportWeek } from '#contracts/receptionist/report.ts'
import { OUTCOMES } from '#contracts/receptionist/talk.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import { addToDay, findMonday, startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { getDeskTime, getOwnReceptionist } from '../../receptionists/index.ts'
import { getMonthUsage } from '../../usage/index.ts'
import { countAsked, countFigures, countWritten, type Span } from './count-figures.ts'
import { findCalendars } from './find-calendars.ts'
import { layOutDays } from './lay-out-days.ts'
import { listBegun } from './list-begun.ts'
import { calculateSaving } from './record-savings.ts'

const WEEK = 7

/** Returns the receptionist's figures and conversations in a week, for the actor's organisation. */
export async function getReport(ctx: Ctx, input: unknown): Promise<ReceptionistReport> {
  const { userType } = requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const thisWeek = findMonday(irishDay(ctx.now()))
  const { week = thisWeek } = parseInput(reportWeek, input)
  const wanted = findMonday(week)
  const [from = thisWeek] = [wanted, thisWeek].toSorted()
  const [span, before] = [buildSpan(from), buildSpan(addToDay(from, { days: -WEEK }))]
  const [begun, totalBefore, usage] = await Promise.all([
    listBegun(ctx, organisationId, span),
    countFigures(ctx, organisationId, before),
    getMonthUsage(ctx),
  ])
  const dates = Array.from({ length: WEEK }, (_, index) => addToDay(from, { days: index }))
  const days = layOutDays(await findCalendars(ctx, organisationId, dates), begun.rows)
  return {
    from,
    to: addToDay(from, { days: WEEK - 1 }),
    previous: addToDay(from, { days: -WEEK }),
    next: from === thisWeek ? null : addToDay(from, { days: WEEK }),
    days,
    total: begun.rows.length,
    totalBefore: totalBefore.conversations,
    booked: begun.rows.filter(({ hasBooked }) => hasBooked).length,
    neededNobody: begun.rows.filter(({ neededNobody }) => neededNobody).length,
    whileClosed: days.flatMap(({ open, conversations }) =>
      conversations.filter(({ minute }) => !open.some((period) => period.from <= minute && minute < period.to)),
    ).length,
    outcomes: countOutcomes(begun.rows.map(({ outcome }) => outcome ?? 'open')),
    inIrish: begun.rows.filter(({ language }) => language === 'ga').length,
    unknown: await countAsked(ctx, organisationId, span),
    helped: {
      asked: begun.rows.filter(({ helped }) => helped !== null).length,
      yes: begun.rows.filter(({ helped }) => helped === 'yes').length,
    },
    saved: userType === 'BUSINESS' ? await sumSaved(ctx, organisationId, span) : null,
    usage,
    isCut: begun.isCut,
  }
}

/** Uses the same sum as the daily records, which count a conversation on the day of its last message. */
async function sumSaved(ctx: Ctx, organisationId: string, span: Span): Promise<ReceptionistReport['saved']> {
  const deskTime = await getDeskTime(ctx, organisationId)
  const figures = await countFigures(ctx, organisationId, span)
  const characters = await countWritten(ctx, organisationId, span)
  return {
    ...deskTime,
    written: Math.round(characters / deskTime.typingSpeed),
    writingUp: figures.neededNobody * deskTime.writingUpMinutes,
    ...calculateSaving(deskTime, figures, characters),
  }
}

const buildSpan = (from: string): Span => ({
  from: startOfIrishDay(from),
  to: startOfIrishDay(addToDay(from, { days: WEEK })),
})

function countOutcomes(outcomes: (keyof ReceptionistReport['outcomes'])[]): ReceptionistReport['outcomes'] {
  const counts = Object.fromEntries([...OUTCOMES, 'open' as const].map((outcome) => [outcome, 0]))
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts as ReceptionistReport['outcomes']
}
