import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { listBlockRows } from './block-rows.ts'
import { listBusyRows } from './busy-times.ts'
import type { CellRange } from './cells.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { findClosure, listOpenIntervals } from './hours.ts'
import { CELL, findOffer, MINUTE, type Offer, STEP } from './slots.ts'
import { describeTimesNear } from './staff-times.ts'

type Wish = { organisationId: string; serviceId: string; diaryId: string; startsAt: string; outsideHours: boolean }

/** Returns what staff want to book. Throws `invalid_input` if nobody offers it, and for an unlikely time. */
export async function requireLikelyOffer(tx: Tx, { organisationId, startsAt, outsideHours, ...wanted }: Wish) {
  const configuration = await findDiaryConfiguration(tx, organisationId)
  const offer = configuration && findOffer(configuration, wanted)
  if (configuration === undefined || offer === undefined) {
    const message = 'This service is not offered here. Please choose somebody who offers it'
    throw new AppError('invalid_input', message, { fieldErrors: { diaryId: message } })
  }
  refuseUnlikelyTime(tx, configuration, offer, { startsAt, outsideHours })
  return { configuration, offer }
}

/** Throws `invalid_input` for a past time, and for a time outside hours unless staff confirm it. */
function refuseUnlikelyTime(
  tx: Tx,
  configuration: DiaryConfiguration,
  offer: Offer,
  { startsAt, outsideHours }: { startsAt: string; outsideHours: boolean },
): void {
  const start = Date.parse(startsAt)
  // The current quarter hour is allowed, for walk-in customers.
  if (start + STEP <= tx.now().getTime()) {
    const message = 'This time has passed. Please choose a later one'
    throw new AppError('invalid_input', message, { fieldErrors: { startsAt: message } })
  }
  const reason = outsideHours ? undefined : findOutsideReason(configuration, offer, start)
  if (reason === undefined) return
  const message = `${reason}. Tick the box to book it all the same`
  throw new AppError('invalid_input', message, { fieldErrors: { outsideHours: message } })
}

/** Explains why the appointment is outside hours. Undefined when it is inside. */
export function findOutsideReason(
  configuration: DiaryConfiguration,
  { service, diary }: Offer,
  start: number,
): string | undefined {
  const end = start + service.minutes * MINUTE
  const open = listOpenIntervals(configuration, diary, { from: start, to: end })
  if (open.some(({ from, to }) => from <= start && end <= to)) return undefined
  const closure = findClosure(configuration, irishDay(new Date(start)))
  return closure === undefined
    ? `${diary.name} has no hours at this time, or a break`
    : `This day is closed: ${closure.en}`
}

type Taken = { configuration: DiaryConfiguration; serviceId: string; startsAt: string; range: CellRange }

/** Builds the error for a taken time, with free times near it. */
export async function buildTakenError(
  tx: Tx,
  { configuration, serviceId, startsAt, range: { organisationId, diaryId, cells } }: Taken,
): Promise<AppError> {
  const [from = 0, to = 0] = [cells.at(0), cells.at(-1)]
  const time = {
    organisationId,
    from: new Date(from * CELL).toISOString(),
    to: new Date((to + 1) * CELL).toISOString(),
  }
  const block = (await listBlockRows(tx, time)).find(({ diary_id }) => diary_id === diaryId)
  const [busy] = await listBusyRows(tx, { ...time, diaryId })
  const reason = describeObstacle(block?.reason, busy?.calendar)
  const day = irishDay(startsAt)
  const message =
    reason + (await describeTimesNear(tx, { organisationId, configuration, serviceId, day }, { startsAt, diaryId }))
  return new AppError('conflict', message, { fieldErrors: { startsAt: message } })
}

function describeObstacle(blockedFor: string | undefined, calendar: string | undefined): string {
  if (blockedFor !== undefined) return `This time is blocked: ${blockedFor}.`
  return calendar === undefined ? 'Somebody else has this time.' : `This time is busy in another calendar: ${calendar}.`
}
