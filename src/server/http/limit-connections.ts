import type { BlockList, Server, Socket } from 'node:net'
import { isTrusted, networkPrefix, normaliseIpAddress } from './client-address.ts'

/** An office or a mobile network has one address for many people, each with up to six connections. */
const MAX_BY_ADDRESS = 2_000
const MAX = 5_000

/** Closes new connections above a limit. A limit for each address keeps one from taking all. Proxies have none. */
export function limitConnections(server: Server, trustedProxy?: BlockList, maxByAddress = MAX_BY_ADDRESS): void {
  const open = new Map<string, number>()
  server.maxConnections = MAX
  server.on('connection', (socket: Socket) => {
    const address = normaliseIpAddress(socket.remoteAddress ?? '')
    if (trustedProxy !== undefined && isTrusted(address, trustedProxy)) return
    const network = networkPrefix(address)
    const count = open.get(network) ?? 0
    if (count >= maxByAddress) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
