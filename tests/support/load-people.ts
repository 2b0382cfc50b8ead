import { loadThroughVite } from './load-through-vite.ts'
import type * as People from './people.ts'

let loaded: Promise<typeof People> | undefined

/** Loads `people.ts` in Vitest and in Playwright. */
export function loadPeople(): Promise<typeof People> {
  loaded ??= process.env.VITEST === undefined ? loadThroughVite('people.ts') : import('./people.ts')
  return loaded
}
