import { BlockList, isIP } from 'node:net'

/**
 * IPv4 addresses outside the public internet: IANA's special-purpose registry (RFC 6890 and its updates), multicast,
 * and a cloud's public metadata address.
 */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** The only globally routed IPv6 range. Excludes mapped IPv4, NAT64, link-local, unique local and multicast. */
const GLOBAL_IPV6 = '2000::/3'
/** Tunnels, which lead to any IPv4 address, and ranges for documentation and protocols. */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const refusedIpv4 = createBlockList(NOT_PUBLIC_IPV4, 'ipv4')
const globalIpv6 = createBlockList([GLOBAL_IPV6], 'ipv6')
const refusedIpv6 = createBlockList(NOT_PUBLIC_IPV6, 'ipv6')

/** Whether an IP address belongs to the public internet. False for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refusedIpv4.check(address, 'ipv4')
  return family === 6 && globalIpv6.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6')
}

function createBlockList(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
