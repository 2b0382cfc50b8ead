import { shareAccountsWith } from './accounts.ts'

/** Behind a trusted proxy, so that each test can have its own address. */
export const LIMITED = { RATE_LIMITS: 'on', TRUSTED_PROXY: '127.0.0.1' }

/** One product with limits for all files of a worker. Their tests come from addresses of their own. */
export const shareLimited = () => shareAccountsWith(LIMITED)

let networks = 0
/** An unused address of a documentation range. */
export const elsewhere = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}` })

/** The statuses of attempts in sequence. */
export async function statusesOf(
  count: number,
  attempt: (place: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = []
  for (let place = 0; place < count; place++) statuses.push((await attempt(place)).status)
  return statuses
}
