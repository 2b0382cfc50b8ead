import { WEEKDAYS } from '#contracts/receptionist/diary.ts'
import type { Tools } from '../../../tools/tools.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { findWeekday } from '../../../turn/irish-time.ts'
import { isProving } from '../../../turn/state.ts'
import { type MadeNumber, readMadeNumber } from '../../../understanding/services/made-number.ts'
import { findPartySize, readCapacity } from '../../../understanding/services/party-size.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { minutesOf } from '../times/times.ts'

type Table = { local: string; party?: number | undefined; note?: string | undefined }

/**
 * "Make it 5 so", of a table for four at one: written as a number of people, where five is no hour that is likely. Undefined
 * where it may be an hour, or no table is booked or being booked.
 */
export async function sayMadeSize(turn: Turn, tools: Tools): Promise<Turn | undefined> {
  const { text, reference, language, configuration } = turn
  const made = readMadeNumber(text)
  if (made === undefined) return undefined
  const most = Math.max(0, ...configuration.diary.services.map(({ name }) => readCapacity(name.en)?.most ?? 0))
  if (made.number > most || Object.keys(parseWhen(made.rest, reference, language)).length > 0) return undefined
  const tables = await listTables(turn, tools)
  const isSize = tables.length > 0 && tables.every((table) => meansPeople(turn, made, table))
  return isSize ? { ...turn, text: made.asPeople } : undefined
}

/** The table that is held, or that is to be moved, or else those that are booked. */
async function listTables({ state, configuration }: Turn, tools: Tools): Promise<Table[]> {
  const { task, hold, slots, party, note, bookings } = state
  if (task === 'message' || task === 'wait' || isProving(state)) return []
  const at = hold?.slot.local ?? slots.at
  if (task === 'book') return at?.includes('T') === true ? [{ local: at, party, note }] : []
  if (task === 'move' && state.asked === 'confirm' && hold !== undefined)
    return [{ local: hold.slot.local, party: party ?? bookings[0]?.party }]
  if (task !== undefined && task !== 'correct') return []
  const isTable = (id: string) =>
    readCapacity(configuration.diary.services.find((service) => service.id === id)?.name.en ?? '') !== undefined
  return (await tools.findBookings()).filter(({ serviceId }) => isTable(serviceId))
}

/** Minutes: nobody moves a table so far with a bare number. */
const FAR = 120

/** Whether a number is one of people: who might come was said before, or nobody would move a table to that hour. */
function meansPeople(turn: Turn, { number, isCardinal }: MadeNumber, { local, party, note = '' }: Table): boolean {
  if (note.split('\n').some((line) => findPartySize(line) === number)) return true
  if (isCardinal) return true
  if (number === party) return false
  const clock = minutesOf(local.slice(11))
  const distances = listOpenHours(turn, number, local).map((hour) => Math.abs(hour - clock))
  const nearest = Math.min(...distances)
  const isOneMore = party !== undefined && Math.abs(number - party) === 1
  // "Make it seven", of a table at seven.
  return distances.includes(0) || nearest > FAR || (isOneMore && nearest === FAR)
}

/** Both hours that a number may be, in minutes, where the organisation is open at that hour of that day. */
function listOpenHours({ configuration }: Turn, number: number, local: string): number[] {
  const periods = configuration.diary.openingHours[WEEKDAYS[findWeekday(local)] ?? 'monday']
  const isOpen = (hour: number) =>
    periods.some(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      return start < end ? start <= hour && hour < end : hour >= start || hour < end
    })
  return [number, number + 12].map((hour) => hour * 60).filter((hour) => hour < 24 * 60 && isOpen(hour))
}
