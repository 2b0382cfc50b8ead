import { sql } from 'kysely'
import type { Deps } from '../context.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { MAIL_TEMPLATES } from '../mail/templates/index.ts'

/**
 * Mails of a newer version of the program wait for it, e.g. while processes are replaced one by one. They are reported,
 * and given up at the age at which all mails are.
 */
export async function reportForeignMails({ db, log, now }: Deps, maxAgeMs: number): Promise<void> {
  try {
    const oldest = new Date(now().getTime() - maxAgeMs).toISOString()
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ status: 'dead', last_error: 'unknown_template' })
      .where('status', '=', sql.lit('queued'))
      .where('template', 'not in', Object.keys(MAIL_TEMPLATES))
      .where('created_at', '<=', oldest)
      .executeTakeFirst()
    const waiting = await db
      .selectFrom('outbox')
      .select(['template', ({ fn }) => fn.countAll<number>().as('mails')])
      .where('status', '=', sql.lit('queued'))
      .where('template', 'not in', Object.keys(MAIL_TEMPLATES))
      .groupBy('template')
      .execute()
    if (numUpdatedRows > 0n) log.error({ mails: Number(numUpdatedRows) }, 'mails with unknown templates given up')
    if (waiting.length > 0) log.warn({ waiting }, 'mails wait for a newer version of the program')
  } catch (error) {
    log.warn({ code: classifyFailure(error).code }, 'mails with unknown templates could not be looked for')
  }
}
