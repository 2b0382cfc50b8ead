import { irishYear } from '#contracts/words/dates.ts'
import type { Deps } from '../context.ts'
import { getSiteRevision } from '../domains/content/index.ts'
import type { PageCache } from './page-cache.ts'

const EVERY_MS = 300

/** Follows the site revision in the database, so that a change made by another process shows here within a second. */
export function watchSiteRevision(deps: Deps, cache: PageCache): { stop: () => void } {
  let isAway = false
  const look = async () => {
    try {
      cache.moveTo(await getSiteRevision(deps), irishYear(deps.now()))
      isAway = false
    } catch (error) {
      if (!isAway) deps.log.warn({ err: error }, 'site revision could not be read')
      isAway = true
    }
  }
  let timer: NodeJS.Timeout
  const loop = async () => {
    await look()
    timer = setTimeout(loop, EVERY_MS).unref()
  }
  timer = setTimeout(loop, 0).unref()
  return { stop: () => clearTimeout(timer) }
}
