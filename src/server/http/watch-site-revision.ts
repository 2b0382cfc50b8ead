import { irishYear } from '#contracts/words/dates.ts'
import type { Deps } from '../context.ts'
import { getSiteRevision } from '../domains/content/index.ts'
import type { PageCache } from './page-cache.ts'

const POLL_INTERVAL_MS = 300

/** Polls the site revision, so that a change by another process empties this page cache within a second. */
export function watchSiteRevision(deps: Deps, cache: PageCache): { stop: () => void } {
  let isAway = false
  const look = async () => {
    try {
      cache.setRevision(await getSiteRevision(deps), irishYear(deps.now()))
      isAway = false
    } catch (error) {
      if (!isAway) deps.log.warn({ err: error }, 'could not read the site revision')
      isAway = true
    }
  }
  let timer: NodeJS.Timeout
  const loop = async () => {
    await look()
    timer = setTimeout(loop, POLL_INTERVAL_MS).unref()
  }
  timer = setTimeout(loop, 0).unref()
  return { stop: () => clearTimeout(timer) }
}
