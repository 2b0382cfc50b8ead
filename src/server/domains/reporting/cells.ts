import type { CsvCell } from '../../documents/csv.ts'
import type { Cell } from './report.ts'

const EURO = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const WHOLE_EURO = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const EURO_MILLIONS = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
const NUMBER = new Intl.NumberFormat('en-IE')
const DAY = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const MOMENT = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
})

/** As people read it: €1,250.50, 21 Nov 2026. */
export function cellInWords(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return NUMBER.format(cell)
  if ('cents' in cell) return (cell.cents % 100 === 0 ? WHOLE_EURO : EURO).format(cell.cents / 100)
  if ('percent' in cell) return `${cell.percent}%`
  return ('day' in cell ? DAY.format(new Date(cell.day)) : MOMENT.format(new Date(cell.at))).replace('Sept', 'Sep')
}

/** As programs read it: 1250.50, 2026-11-21, instants in UTC. */
export function cellForCsv(cell: Cell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell
  if ('cents' in cell) return cell.cents < 0 ? cell.cents / 100 : (cell.cents / 100).toFixed(2)
  if ('percent' in cell) return cell.percent
  return 'day' in cell ? cell.day : cell.at
}

/** Large amounts at a glance: €3.42M. */
export function figureInWords(cell: Cell): string {
  if (cell === null || typeof cell !== 'object' || !('cents' in cell) || Math.abs(cell.cents) < 100_000_000) {
    return cellInWords(cell)
  }
  return `${EURO_MILLIONS.format(cell.cents / 100_000_000)}M`
}
