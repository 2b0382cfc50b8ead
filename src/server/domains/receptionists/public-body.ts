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
 * Returns the configuration to store. A public body must speak Irish first, and English: automated announcements are in
 * Irish or both languages (S.I. 391/2008), and people are answered in the language that they write in (Official
 * Languages Act 2003, section 9).
 */
export async function putIrishFirst(
  tx: Tx,
  organisationId: string,
  configuration: ReceptionistConfiguration,
): Promise<ReceptionistConfiguration> {
  if (isIrishFirst(configuration) || !(await isPublicBody(tx, organisationId))) return configuration
  return { ...configuration, languages: [...IRISH_FIRST] }
}
