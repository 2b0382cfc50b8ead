import type { Fields } from './fields.ts'

/** Field checks with the server's messages. The server's zod schemas are too large for the browser. */
type Check = (typed: string, fields: Fields) => string | undefined

/** Runs a field's checks in order, up to the first error. */
export type Checks = Record<string, readonly Check[]>

export function filledIn(message: string): Check {
  return (typed) => (typed.trim() === '' ? message : undefined)
}

/** Same as the server: fullwidth letters and outer spaces are normalised. */
export function emailAddress(message: string): Check {
  return (typed) => {
    const probe = Object.assign(document.createElement('input'), { type: 'email' })
    probe.value = typed.normalize('NFKC').trim()
    return probe.value !== '' && probe.validity.valid ? undefined : message
  }
}

export function atLeast(characters: number, message: string): Check {
  return (typed) => (typed.length < characters ? message : undefined)
}

export function sameAs(other: string, message: string): Check {
  return (typed, fields) => (typed === fields[other] ? undefined : message)
}

export function findErrors(fields: Fields, checks: Checks): Record<string, string> {
  const found = Object.entries(checks).map(([name, ofField]) => {
    const messages = ofField.map((check) => check(fields[name] ?? '', fields))
    return [name, messages.find((message) => message !== undefined)] as const
  })
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
