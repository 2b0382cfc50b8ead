import robotsParser from 'robots-parser'
import { fetchOutside, type Network, OutsideError } from '../../outside/index.ts'

/** What a server allows us to read, how fast, and where its sitemaps are. */
export type Robots = { isAllowed(address: string): boolean; pauseMs: number; sitemaps: string[] }

/** The name by which robots.txt can address us. */
export const ROBOT_NAME = 'OghamReader'
const MAX_BYTES = 100 * 1024
const LONGEST_PAUSE_MS = 10_000

const EVERYTHING: Robots = { isAllowed: () => true, pauseMs: 0, sitemaps: [] }
export const NOTHING: Robots = { isAllowed: () => false, pauseMs: 0, sitemaps: [] }

type Asked = { origin: string; agent: string; network: Network; signal: AbortSignal }

/**
 * Reads robots.txt (RFC 9309). A server without one allows everything. One that fails to answer allows nothing. Throws
 * OutsideError where the server itself cannot be reached.
 */
export async function readRobots({ origin, agent, network, signal }: Asked): Promise<Robots> {
  const url = `${origin}/robots.txt`
  try {
    const request = { url, maxBytes: MAX_BYTES, timing: { totalMs: 15_000 }, headers: { 'user-agent': agent }, signal }
    const { status, body } = await fetchOutside(request, network)
    if (status >= 500) return NOTHING
    if (status !== 200) return EVERYTHING
    const rules = robotsParser(url, body.toString('utf8'))
    const pause = Number(rules.getCrawlDelay(ROBOT_NAME) ?? 0)
    return {
      isAllowed: (address) => rules.isAllowed(address, ROBOT_NAME) !== false,
      pauseMs: Number.isFinite(pause) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, pause * 1_000)) : 0,
      sitemaps: rules.getSitemaps(),
    }
  } catch (error) {
    if (error instanceof OutsideError && ['too_large', 'too_many_redirects'].includes(error.code)) return NOTHING
    throw error
  }
}
