import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/**
 * The address a request counts for in rate limits: the socket's, unless that is a trusted proxy; then the right-most
 * hop of X-Forwarded-For that is not one. IPv6 counts by its /64, which one customer usually holds whole.
 */
export function clientAddress(incoming: Pick<IncomingMessage, 'socket' | 'headers'>, trusted?: BlockList): string {
  let address = plain(incoming.socket.remoteAddress ?? '')
  if (trusted === undefined) return networkOf(address)
  const hops = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  while (isTrusted(address, trusted)) {
    const hop = plain(hops.pop()?.trim() ?? '')
    if (isIP(hop) === 0) break
    address = hop
  }
  return networkOf(address)
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const head = groups[0]?.split(':').filter(Boolean) ?? []
  const tail = groups[1]?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...(groups.length > 1 ? zeros : []), ...tail].slice(0, 4).join(':')}::/64`
}
