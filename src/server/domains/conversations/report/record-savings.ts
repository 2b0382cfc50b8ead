import type { DeskTime } from '#contracts/receptionist/usage.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../../for-each-due.ts'
import { getDeskTime } from '../../receptionists/index.ts'
import { removeReceptionistDay, storeReceptionistDay } from '../../savings/index.ts'
import { countFigures, countWritten, type Figures } from './count-figures.ts'

type Due = { id: string }

/** Records savings of today and yesterday, for organisations with conversations since the last run. */
export function recordReceptionistSavings(ctx: Ctx): Promise<void> {
  const today = irishDay(ctx.now())
  const yesterday = addToDay(today, { days: -1 })
  return forEachDue(
    ctx,
    (read, after) => listDue(read, startOfIrishDay(yesterday), after),
    async (tx, { id }) => {
      for (const day of [yesterday, today]) await recordDay(tx, id, day)
      // One pass is enough, because the next run counts newer messages.
      return false
    },
  )
}

/** Lists organisations with a message since their last record. Public bodies have no such savings. */
function listDue({ db }: Pick<Ctx, 'db'>, since: string, after: Due | undefined): Promise<Due[]> {
  return db
    .selectFrom('conversations')
    .innerJoin('organisations', 'organisations.id', 'conversations.organisation_id')
    .select('conversations.organisation_id as id')
    .where('last_message_at', '>=', since)
    .where('source', '=', 'real')
    .where('asked_at', 'is not', null)
    .where('organisations.kind', '=', 'customer')
    .where((row) => row.or([row('business_type', 'is', null), row('business_type', '!=', 'GOVERNMENT')]))
    .$if(after !== undefined, (rows) => rows.where('conversations.organisation_id', '>', after?.id ?? ''))
    .groupBy('conversations.organisation_id')
    .having(({ fn, selectFrom, or, eb }) => {
      const counted = selectFrom('savings')
        .select((row) => row.fn.max('counted_at').as('at'))
        .whereRef('savings.organisation_id', '=', 'conversations.organisation_id')
        .where('origin', '=', 'receptionist')
      return or([eb(fn.max('last_message_at'), '>', counted), eb(counted, 'is', null)])
    })
    .orderBy('conversations.organisation_id')
    .limit(BATCH_SIZE)
    .execute()
}

async function recordDay(tx: Tx, organisationId: string, day: string): Promise<void> {
  const span = { from: startOfIrishDay(day), to: startOfIrishDay(addToDay(day, { days: 1 })) }
  const figures = await countFigures(tx, organisationId, span)
  const written = await countWritten(tx, organisationId, span)
  if (figures.conversations === 0 && written === 0) return removeReceptionistDay(tx, organisationId, day)
  const saved = calculateSaving(await getDeskTime(tx, organisationId), figures, written)
  await storeReceptionistDay(tx, { organisationId, day, ...saved, note: inWords(figures) })
}

/**
 * Returns the typing time of a person, plus notes for each conversation without staff. Conversations count up to a
 * take-over, because the receptionist writes nothing after it.
 */
export function calculateSaving(
  { hourCents, typingSpeed, writingUpMinutes }: DeskTime,
  { neededNobody }: Pick<Figures, 'neededNobody'>,
  written: number,
): { minutes: number; cents: number } {
  const minutes = Math.round(written / typingSpeed + neededNobody * writingUpMinutes)
  return { minutes, cents: Math.round((minutes * hourCents) / 60) }
}

const inWords = ({ conversations, neededNobody }: Figures) =>
  `${conversations === 1 ? '1 conversation' : `${conversations} conversations`}, ${neededNobody} needed nobody`
