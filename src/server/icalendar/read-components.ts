import type { Pace } from './pace.ts'

export type Property = { name: string; parameters: Record<string, string>; value: string }

/** A component's own properties, and its nested components. */
export type Component = { name: string; properties: Property[]; parts: Component[] }

/** Other properties, such as descriptions and attendees, are never read. */
const READ_PROPERTIES = new Set([
  'DTEND',
  'DTSTART',
  'DURATION',
  'EXDATE',
  'NAME',
  'RDATE',
  'RECURRENCE-ID',
  'RRULE',
  'STATUS',
  'SUMMARY',
  'TRANSP',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'UID',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'X-WR-CALNAME',
  'X-WR-TIMEZONE',
])
const MAX_DEPTH = 4

/** Parses a calendar file (RFC 5545) into its components. Drops components without an end. */
export async function readComponents(text: string, pace: Pace): Promise<Component> {
  const root: Component = { name: '', properties: [], parts: [] }
  const open = [root]
  let skipped = 0
  for (const line of listLines(text)) {
    if (pace.isDue()) await pace.rest()
    const name = line.slice(0, 6).toUpperCase()
    if (name === 'BEGIN:') {
      if (open.length > MAX_DEPTH || skipped > 0) skipped += 1
      else open.push({ name: line.slice(6).trim().toUpperCase(), properties: [], parts: [] })
    } else if (name.startsWith('END:')) {
      if (skipped > 0) skipped -= 1
      else close(open)
    } else if (skipped === 0) {
      const property = readProperty(line)
      if (property !== undefined) open.at(-1)?.properties.push(property)
    }
  }
  return root
}

function close(open: Component[]): void {
  if (open.length === 1) return
  const component = open.pop()
  if (component !== undefined) open.at(-1)?.parts.push(component)
}

/** Unfolds lines: a continuation begins with a space. */
function* listLines(text: string): Generator<string> {
  let line = ''
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const piece = text.slice(start, text[end - 1] === '\r' ? end - 1 : end)
    if (piece.startsWith(' ') || piece.startsWith('\t')) line += piece.slice(1)
    else {
      if (line !== '') yield line
      line = piece
    }
    start = end + 1
  }
  if (line !== '') yield line
}

/** Parses NAME;PARAMETER="value":value. Undefined for properties that are not read. */
function readProperty(line: string): Property | undefined {
  const name = /^[\w-]{1,40}/.exec(line)?.[0].toUpperCase() ?? ''
  if (!READ_PROPERTIES.has(name)) return undefined
  const parameters: Record<string, string> = {}
  let rest = line.slice(name.length)
  for (;;) {
    const [whole, key = '', quoted, plain = ''] = /^;([\w-]{1,40})=(?:"([^"]*)"|([^;:,"]*))/.exec(rest) ?? []
    if (whole === undefined) break
    parameters[key.toUpperCase()] = quoted ?? plain
    rest = rest.slice(whole.length)
  }
  return rest.startsWith(':') ? { name, parameters, value: rest.slice(1) } : undefined
}

export function findProperty({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name)
}
