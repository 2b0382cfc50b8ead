export type Nested = { [name: string]: string | Nested }

const STEP = /^[\w-]{1,80}$/
const MAX_DEPTH = 5

/** Nests the fields of a form by the dots in their names: `monday.0.from` becomes `{ monday: { 0: { from } } }`. */
export function nestFields(fields: Record<string, string>): Nested {
  const nested: Nested = {}
  for (const [name, value] of Object.entries(fields)) {
    const steps = name.split('.')
    if (steps.length > MAX_DEPTH || steps.some((step) => !STEP.test(step) || step in Object.prototype)) continue
    put(nested, steps, value)
  }
  return nested
}

function put(into: Nested, [step = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[step] = value
    return
  }
  const known = into[step]
  const next = typeof known === 'object' ? known : {}
  into[step] = next
  put(next, rest, value)
}

/** Returns the row indexes of a list in a form, in order: 0 and 2 for `monday` in `monday.0.from`, `monday.2.to`. */
export function listPlaces(fields: Record<string, string>, list: string): number[] {
  const places = Object.keys(fields).flatMap((name) => {
    if (!name.startsWith(`${list}.`)) return []
    const place = Number(name.slice(list.length + 1).split('.')[0])
    return Number.isInteger(place) ? [place] : []
  })
  return [...new Set(places)].toSorted((a, b) => a - b)
}
