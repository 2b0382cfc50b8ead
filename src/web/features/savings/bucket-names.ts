import type { SavingsBucket } from '#contracts/savings.ts'
import { formatMonth } from '#contracts/words/dates.ts'

/** 2026-10: October 2026, Oct. 2026-Q4: Q4 2026, Q4 26. 2026: 2026. */
export function bucketName({ key }: Pick<SavingsBucket, 'key'>): { label: string; tick: string } {
  const [year = '', part = ''] = key.split('-')
  if (part === '') return { label: year, tick: year }
  if (part.startsWith('Q')) return { label: `${part} ${year}`, tick: `${part} ${year.slice(2)}` }
  const label = formatMonth(`${key}-15T12:00:00Z`)
  return { label, tick: label.slice(0, 3) }
}
