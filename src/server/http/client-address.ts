import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/**
 * The address that rate limits count: the socket's address, or behind trusted proxies the right-most untrusted hop of
 * X-Forwarded-For. IPv6 counts by its /64, which usually belongs to one customer.
 */
export function resolveClientAddress(
  incoming: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted?: BlockList,
): string {
  let address = normaliseIpAddress(incoming.socket.remoteAddress ?? '')
  if (trusted === undefined) return networkPrefix(address)
  const hops = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  while (isTrusted(address, trusted)) {
    const hop = normaliseIpAddress(stripPort(hops.pop()?.trim() ?? ''))
    if (isIP(hop) === 0) break
    address = hop
  }
  return networkPrefix(address)
}

/** The scheme that the browser used. A trusted proxy reports it in X-Forwarded-Proto. */
export function resolveClientScheme(
  incoming: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted?: BlockList,
): string {
  const isProxied = trusted !== undefined && isTrusted(normaliseIpAddress(incoming.socket.remoteAddress ?? ''), trusted)
  const forwarded = String(incoming.headers['x-forwarded-proto'] ?? '').split(',', 1)[0]
  return isProxied && forwarded?.trim() === 'https' ? 'https' : 'http'
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Some proxies append the port. */
function stripPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}

/** Removes the interface name, shortens IPv6, and converts IPv4-mapped IPv6 to IPv4. */
export function normaliseIpAddress(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

export function networkPrefix(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = address.split('::')
  const head = groups[0]?.split(':').filter(Boolean) ?? []
  const tail = groups[1]?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...(groups.length > 1 ? zeros : []), ...tail].slice(0, 4).join(':')}::/64`
}
