import { formatMonth, irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay, startOfIrishMorning } from '../../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../../for-each-due.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { recordNotice } from '../../billing/index.ts'
import { listRecipients } from '../../organisations/index.ts'
import { sumReceptionistDays } from '../../savings/index.ts'
import { countAsked, countFigures } from './count-figures.ts'

type Due = { id: string }
type Month = { first: string; next: string }

const NOTICE = 'receptionist-month'

/** Mails owners a summary of the previous month, from the morning of the first day of a month. */
export async function mailReceptionistMonths(ctx: Ctx): Promise<void> {
  const next = `${irishDay(ctx.now()).slice(0, 7)}-01`
  if (ctx.now().toISOString() < startOfIrishMorning(next)) return
  const month = { first: addToDay(next, { months: -1 }), next }
  await forEachDue(
    ctx,
    (read, after) => listDue(read, month, after),
    (tx, { id }) => mailMonth(tx, id, month),
  )
}

function listDue({ db }: Pick<Ctx, 'db'>, { first, next }: Month, after: Due | undefined): Promise<Due[]> {
  return db
    .selectFrom('usage_days')
    .innerJoin('organisations', 'organisations.id', 'usage_days.organisation_id')
    .select('organisations.id')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<', next)
    .where('organisations.kind', '=', 'customer')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_notices')
            .select('kind')
            .whereRef('subject_id', '=', 'organisations.id')
            .where('kind', '=', buildKind(first)),
        ),
      ),
    )
    .$if(after !== undefined, (rows) => rows.where('organisations.id', '>', after?.id ?? ''))
    .orderBy('organisations.id')
    .limit(BATCH_SIZE)
    .execute()
}

const buildKind = (first: string) => `${NOTICE}:${first.slice(0, 7)}`

async function mailMonth(tx: Tx, organisationId: string, { first, next }: Month): Promise<boolean> {
  if (!(await recordNotice(tx, { subjectId: organisationId, kind: buildKind(first), organisationId }))) return false
  const span = { from: startOfIrishDay(first), to: startOfIrishDay(next) }
  const figures = await countFigures(tx, organisationId, span)
  if (figures.conversations === 0) return true
  const { open: unknown } = await countAsked(tx, organisationId, span)
  const saved = await sumReceptionistDays(tx, organisationId, { from: first, before: next })
  for (const { email, firstName, userType } of await listRecipients(tx, organisationId, 'billing.change')) {
    const props = { firstName, userType, monthName: formatMonth(`${first}T12:00:00Z`), ...figures, unknown, ...saved }
    await enqueueMail(tx, { template: 'receptionist-month', to: email, props })
  }
  return true
}
