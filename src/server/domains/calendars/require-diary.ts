import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findDiaryConfiguration } from '../bookings/index.ts'

/** Throws `not_found` for a diary that the organisation does not have. */
export async function requireDiary(tx: Tx, organisationId: string, diaryId: string): Promise<void> {
  const configuration = await findDiaryConfiguration(tx, organisationId)
  if (configuration?.diaries.some(({ id }) => id === diaryId)) return
  throw new AppError('not_found', 'There is no such diary.')
}
