import { RRuleTemporal } from 'rrule-temporal'
import { type Component, findProperty } from './read-components.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** A time zone: its offset from UTC at an instant. Both in milliseconds. */
export type Zone = { offsetAt(instant: number): number }

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const IRISH_ZONE = createNamedZone('Europe/Dublin')
export const UTC: Zone = { offsetAt: () => 0 }

/**
 * Returns the instant of a local time, written as UTC. A repeated time gives the earlier instant. A skipped time uses
 * the offset before the gap (RFC 5545, 3.3.5).
 */
export function toInstant(zone: Zone, clock: number): number {
  const [before, after] = [zone.offsetAt(clock - DAY), zone.offsetAt(clock + DAY)]
  const exact = [before, after].map((offset) => clock - offset).filter((at) => zone.offsetAt(at) === clock - at)
  return exact.length > 0 ? Math.min(...exact) : clock - before
}

export const toClock = (zone: Zone, instant: number) => instant + zone.offsetAt(instant)

/** Finds the zones that a calendar names. Zones defined in the file take precedence over Windows names. */
export class ZoneFinder {
  readonly #own: Map<string, Component>
  readonly #found = new Map<string, Zone | undefined>()
  readonly unknown = new Set<string>()
  /** The zone of times without one. */
  readonly floating: Zone

  constructor(calendar: Component) {
    const own = calendar.parts.filter(({ name }) => name === 'VTIMEZONE')
    this.#own = new Map(own.map((zone) => [findProperty(zone, 'TZID')?.value.trim() ?? '', zone]))
    this.floating = this.find(findProperty(calendar, 'X-WR-TIMEZONE')?.value) ?? IRISH_ZONE
  }

  /** Returns Irish time for an unknown name and counts it. */
  get(name: string | undefined): Zone {
    if (name === undefined || name.trim() === '') return this.floating
    const zone = this.find(name)
    if (zone === undefined) this.unknown.add(name)
    return zone ?? IRISH_ZONE
  }

  find(name: string | undefined): Zone | undefined {
    const requestedName = name?.trim() ?? ''
    if (!this.#found.has(requestedName)) this.#found.set(requestedName, this.#resolve(requestedName))
    return this.#found.get(requestedName)
  }

  #resolve(name: string): Zone | undefined {
    if (isNamedZone(name)) return createNamedZone(name)
    const own = this.#own.get(name)
    const described = own && createDescribedZone(own)
    if (described !== undefined) return described
    const known = WINDOWS_ZONES[name] ?? /(?:^|\/)([A-Z]\w+\/[A-Z][\w-]+(?:\/[A-Z][\w-]+)?)$/.exec(name)?.[1] ?? ''
    return isNamedZone(known) ? createNamedZone(known) : undefined
  }
}

function isNamedZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,50}$/.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Caches offsets by quarter hour, because Intl is slow and offsets change on the quarter hour. */
function createNamedZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeZoneName: 'longOffset' })
  const offsets = new Map<number, number>()
  return {
    offsetAt(instant) {
      const quarter = Math.floor(instant / (HOUR / 4))
      const known = offsets.get(quarter)
      if (known !== undefined) return known
      const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      const offset = parseOffset(text.replace('GMT', '').replaceAll(':', '')) ?? 0
      if (offsets.size >= 20_000) offsets.clear()
      offsets.set(quarter, offset)
      return offset
    },
  }
}

/** Parses +0100 or +013000, in milliseconds. */
function parseOffset(text: string): number | undefined {
  const [, sign, hours = '', minutes = '', seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text.trim()) ?? []
  if (sign === undefined) return undefined
  const offset = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -offset : offset
}

type Change = { at: number; from: number; to: number }

const [FIRST_YEAR, LAST_YEAR] = [2_000, 2_060]

/** Creates a zone from the rules in the file. Undefined when they are invalid. */
function createDescribedZone({ parts }: Component): Zone | undefined {
  const changes = parts.flatMap(listChanges).toSorted((one, other) => one.at - other.at)
  const [first] = changes
  if (first === undefined) return undefined
  return {
    offsetAt: (instant) => changes.findLast(({ at }) => at <= instant)?.to ?? first.from,
  }
}

function listChanges(observance: Component): Change[] {
  const from = parseOffset(findProperty(observance, 'TZOFFSETFROM')?.value ?? '')
  const to = parseOffset(findProperty(observance, 'TZOFFSETTO')?.value ?? '')
  const start = findProperty(observance, 'DTSTART')?.value.trim() ?? ''
  if (from === undefined || to === undefined || !/^\d{8}T\d{6}$/.test(start)) return []
  const rule = findProperty(observance, 'RRULE')?.value.trim()
  return listOnsets(start, rule).map((clock) => ({ at: clock - from, from, to }))
}

/** Lists onsets in local time, written as UTC. */
function listOnsets(start: string, rule: string | undefined): number[] {
  const [, month = '', day = '', time = ''] = /^\d{4}(\d\d)(\d\d)T(\d{6})$/.exec(start) ?? []
  const iso = `${start.slice(0, 4)}-${month}-${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`
  if (rule === undefined) return Number.isNaN(Date.parse(iso)) ? [] : [Date.parse(iso)]
  try {
    const rules = new RRuleTemporal({ rruleString: `DTSTART:${start}Z\nRRULE:${rule.slice(0, 300)}` })
    const onsets = rules.between(new Date(Date.UTC(FIRST_YEAR, 0)), new Date(Date.UTC(LAST_YEAR, 0)), true)
    return onsets.map(({ epochMilliseconds }) => epochMilliseconds)
  } catch {
    return []
  }
}
