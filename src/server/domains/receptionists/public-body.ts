import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { IRISH_FIRST } from '#contracts/receptionist/set-up-choices.ts'
import type { Ctx, Tx } from '../../context.ts'

export async function isPublicBody({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisations')
    .select('business_type')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return row.business_type === 'GOVERNMENT'
}

export const isIrishFirst = ({ languages }: Pick<ReceptionistConfiguration, 'languages'>): boolean =>
  languages.join() === IRISH_FIRST.join()

/**
 * What may be stored for an organisation. A public body speaks Irish first, and English: what a computer announces for it
 * is in Irish or in both languages (S.I. 391/2008), and whoever writes in one is answered in it (Official Languages Act
 * 2003, section 9).
 */
export async function putIrishFirst(
  tx: Tx,
  organisationId: string,
  configuration: ReceptionistConfiguration,
): Promise<ReceptionistConfiguration> {
  if (isIrishFirst(configuration) || !(await isPublicBody(tx, organisationId))) return configuration
  return { ...configuration, languages: [...IRISH_FIRST] }
}
