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
    const hop = plain(withoutPort(hops.pop()?.trim() ?? ''))
    if (isIP(hop) === 0) break
    address = hop
  }
  return networkOf(address)
}

/** The scheme that the browser used: ours, or what a trusted proxy in front says. */
export function clientScheme(incoming: Pick<IncomingMessage, 'socket' | 'headers'>, trusted?: BlockList): string {
  const isProxied = trusted !== undefined && isTrusted(plain(incoming.socket.remoteAddress ?? ''), trusted)
  const forwarded = String(incoming.headers['x-forwarded-proto'] ?? '').split(',', 1)[0]
  return isProxied && forwarded?.trim() === 'https' ? 'https' : 'http'
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Some proxies write the port, too. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}

/** One spelling for each address: no interface name, IPv6 in its short form, IPv4 inside IPv6 as IPv4. */
function plain(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = address.split('::')
  const head = groups[0]?.split(':').filter(Boolean) ?? []
  const tail = groups[1]?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...(groups.length > 1 ? zeros : []), ...tail].slice(0, 4).join(':')}::/64`
}
