import { formatCount, formatEuro, formatEuroData, formatEuroShort } from '#contracts/words/amounts.ts'
import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import type { CsvCell } from '../../documents/csv.ts'
import type { Cell } from './report.ts'

/** Formats for people: €1,250.50, 21 Nov 2026. */
export function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return formatCount(cell)
  if ('cents' in cell) return formatEuro(cell.cents)
  if ('percent' in cell) return `${cell.percent}%`
  return 'day' in cell ? formatShortDay(cell.day) : formatMoment(cell.at)
}

/** Formats for programs: 1250.50, 2026-11-21, instants in UTC. */
export function toCsvCell(cell: Cell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell
  // A text with a leading minus would be read as a formula.
  if ('cents' in cell) return cell.cents < 0 ? cell.cents / 100 : formatEuroData(cell.cents)
  if ('percent' in cell) return cell.percent
  return 'day' in cell ? cell.day : cell.at
}

/** Formats briefly: €3.42M. */
export function formatFigure(cell: Cell): string {
  const isLarge = cell !== null && typeof cell === 'object' && 'cents' in cell && Math.abs(cell.cents) >= 100_000_000
  return isLarge ? formatEuroShort(cell.cents) : formatCell(cell)
}
