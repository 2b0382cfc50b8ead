import { Resolver } from 'node:dns/promises'
import { OutsideError } from './outside-error.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Which servers can be reached, and how. The product uses only `INTERNET`. Tests pass another network as an argument,
 * so no setting of a running process can open the private network.
 */
export type Network = {
  /** Resolves a host name to all of its addresses. Throws OutsideError `unknown_host`. */
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
  protocols: readonly string[]
  /** Empty: any. The default port of a protocol is ''. */
  ports: readonly string[]
}

/** Queries name servers directly. `dns.lookup` would block one of four threads for each slow name server. */
async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_500, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw new OutsideError('unknown_host')
  return addresses
}

export const INTERNET: Network = {
  resolve: resolveHost,
  isAllowed: isPublicAddress,
  protocols: ['https:'],
  ports: ['', '8443'],
}
