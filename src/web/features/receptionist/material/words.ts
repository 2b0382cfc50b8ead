import type { MaterialPassage, MaterialSource, Reread } from '#contracts/receptionist/material.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { lastAsked } from '../knowledge/words.ts'

export const countAnswers = (count: number) => (count === 1 ? '1 answer' : `${formatCount(count)} answers`)
export const countPages = (count: number) => (count === 1 ? '1 page' : `${formatCount(count)} pages`)

/** "64 pages, read today at 06:00". */
export function readWhen({ pagesRead, readAt, counts }: MaterialSource, today: string): string {
  if (readAt === null) return 'Not read yet'
  const accepted = counts.accepted > 0 ? `, ${countAnswers(counts.accepted)} accepted` : ''
  return `${countPages(pagesRead)}, read ${lastAsked(readAt, today)}${accepted}`
}

export const REREAD_WORDS: Record<Reread, string> = {
  daily: 'Every day',
  weekly: 'Every week',
  never: 'Only when I ask for it',
}

/** Where a passage stands. */
export function describePlace({ title, number }: MaterialPassage['page']): string {
  if (number === null) return title
  return title === '' ? `Page ${formatCount(number)}` : `${title}, page ${formatCount(number)}`
}
