import { RRuleTemporal } from 'rrule-temporal'
import { type CalendarEvent, computeInstant, DAY } from './read-event.ts'
import { toClock, toInstant } from './zones.ts'

/** An event more often than daily is not an appointment, and expanding it could take for ever. */
const SUPPORTED_FREQUENCY = /(?:^|;)FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i
const MAX_RULE_LENGTH = 500

export class RuleError extends Error {
  override name = 'RuleError'
}

/**
 * Lists the starts of an event between two instants. The rule applies to local time of the event's zone, so a weekly
 * event keeps its hour when the clocks change. Throws RuleError for an invalid rule.
 */
export function listStarts(event: CalendarEvent, from: number, until: number): number[] {
  const first = computeInstant(event.start)
  const starts = new Set([first, ...event.added])
  if (event.rule !== undefined) for (const start of listByRule(event, from, until)) starts.add(start)
  return [...starts].filter((start) => start >= from && start < until && !isExcluded(event, start))
}

function isExcluded({ start: { zone }, excluded, excludedDays }: CalendarEvent, start: number): boolean {
  if (excluded.has(start)) return true
  return excludedDays.size > 0 && excludedDays.has(Math.floor(toClock(zone, start) / DAY) * DAY)
}

function listByRule({ start, rule = '' }: CalendarEvent, from: number, until: number): number[] {
  if (!SUPPORTED_FREQUENCY.test(rule) || rule.length > MAX_RULE_LENGTH) throw new RuleError()
  const { zone, clock } = start
  try {
    const rules = new RRuleTemporal({
      rruleString: `DTSTART:${formatClock(clock)}\nRRULE:${withClockEnd(rule, start)}`,
    })
    // Adds a day at both ends, because local time differs from UTC by less.
    const clocks = rules.between(new Date(toClock(zone, from) - DAY), new Date(toClock(zone, until) + DAY), true)
    return clocks.map(({ epochMilliseconds }) => toInstant(zone, epochMilliseconds))
  } catch {
    throw new RuleError()
  }
}

/** Converts UNTIL, an instant or a day, to local time, because the rule uses local time. */
function withClockEnd(rule: string, { zone }: CalendarEvent['start']): string {
  return rule.replace(
    /(^|;)UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/i,
    (_all, before: string, ...parts) => {
      const [year, month, day, hours, minutes, seconds, utc] = parts.map((part) => part as string | undefined)
      const time = hours === undefined ? '23:59:59' : `${hours}:${minutes}:${seconds}`
      const given = Date.parse(`${year}-${month}-${day}T${time}Z`)
      return `${before}UNTIL=${formatClock(utc === 'Z' ? toClock(zone, given) : given)}`
    },
  )
}

/** Formats 20261201T100000Z. */
function formatClock(clock: number): string {
  return new Date(clock).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
