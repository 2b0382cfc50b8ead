import { isIP } from 'node:net'
import type { Network } from './network.ts'
import { OutsideError } from './outside-error.ts'

const MAX_ADDRESS_LENGTH = 2_000

/** Parses an outside address. Throws OutsideError when reading it is not allowed. */
export function parseAddress(text: string, network: Network, base?: URL): URL {
  const url = text.length > MAX_ADDRESS_LENGTH ? null : URL.parse(text, base)
  if (url === null || !['https:', 'http:'].includes(url.protocol)) throw new OutsideError('bad_address')
  if (!network.protocols.includes(url.protocol)) throw new OutsideError('not_secure')
  if (url.username !== '' || url.password !== '') throw new OutsideError('has_password')
  if (network.ports.length > 0 && !network.ports.includes(url.port)) throw new OutsideError('bad_port')
  const literal = findLiteral(url)
  if (literal !== undefined && !network.isAllowed(literal)) throw new OutsideError('not_public')
  return url
}

/** Finds an IP address in place of a host name, in any notation. */
function findLiteral({ hostname }: URL): string | undefined {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) === 0 ? undefined : literal
}

/**
 * Resolves the server of a URL. Throws OutsideError `not_public` if any of its addresses is not allowed, because such a
 * name could lead to an internal server. The caller connects only to these addresses, so a later DNS answer has no
 * effect.
 */
export async function resolveServer(url: URL, network: Network): Promise<string[]> {
  const literal = findLiteral(url)
  const addresses = literal === undefined ? await network.resolve(url.hostname) : [literal]
  if (addresses.length === 0) throw new OutsideError('unknown_host')
  if (!addresses.every((address) => network.isAllowed(address))) throw new OutsideError('not_public')
  return addresses
}
