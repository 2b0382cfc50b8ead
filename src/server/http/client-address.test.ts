import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { resolveClientAddress, resolveClientScheme } from './client-address.ts'

type Incoming = Parameters<typeof resolveClientAddress>[0]

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as Incoming

function proxies(...entries: [string, number, 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList()
  for (const [address, bits, family] of entries) list.addSubnet(address, bits, family)
  return list
}

const PRIVATE = proxies(['10.0.0.0', 8, 'ipv4'], ['fd00::', 8, 'ipv6'])

test.each([
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9', 'true-client-ip': '203.0.113.9' },
])('without a trusted proxy headers say nothing: %o', (headers) => {
  expect(resolveClientAddress(from('198.51.100.7', headers))).toBe('198.51.100.7')
})

test('an untrusted address cannot forward another address', () => {
  expect(resolveClientAddress(from('198.51.100.7', { 'x-forwarded-for': '203.0.113.9' }), PRIVATE)).toBe('198.51.100.7')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['1.1.1.1,203.0.113.9 ,10.9.9.9,10.0.0.2', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['1.1.1.1, ::ffff:203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, [2001:db8:1:2:3::9]:443', '2001:db8:1:2::/64'],
  ['1.1.1.1, 2001:db8:1:2:3::9, fd00::1', '2001:db8:1:2::/64'],
])('behind a trusted proxy the right-most hop that is none counts: %s', (header, expected) => {
  expect(resolveClientAddress(from('10.0.0.1', { 'x-forwarded-for': header }), PRIVATE)).toBe(expected)
})

test.each(['', 'unknown', '1.1.1.1, _hidden', '1.1.1.1, 999.1.1.1', '1.1.1.1,'])(
  'behind a trusted proxy a last hop that is no address counts for the proxy: "%s"',
  (header) => {
    expect(resolveClientAddress(from('10.0.0.1', { 'x-forwarded-for': header }), PRIVATE)).toBe('10.0.0.1')
  },
)

test('other headers are ignored behind a trusted proxy too', () => {
  expect(resolveClientAddress(from('10.0.0.1', { forwarded: 'for=1.1.1.1', 'x-real-ip': '1.1.1.1' }), PRIVATE)).toBe(
    '10.0.0.1',
  )
})

test.each([
  '2001:db8:0:7::1',
  '2001:DB8::7:0:0:0:1',
  '2001:0db8:0000:0007:ffff:ffff:ffff:ffff',
  '2001:db8:0:7:a:b:c:d',
  '2001:db8::7:1.2.3.4:0:0'.replace(':1.2.3.4:0:0', ':0:0:1.2.3.4'),
  '2001:db8:0:7::1%eth0',
])('every spelling and host of one IPv6 network is one client: %s', (address) => {
  expect(resolveClientAddress(from(address))).toBe('2001:db8:0:7::/64')
})

test('another IPv6 network is another client', () => {
  expect(resolveClientAddress(from('2001:db8:0:8::1'))).toBe('2001:db8:0:8::/64')
  expect(resolveClientAddress(from('::1'))).toBe('0:0:0:0::/64')
})

test.each(['::ffff:198.51.100.7', '::FFFF:198.51.100.7', '::ffff:c633:6407', '0:0:0:0:0:ffff:c633:6407'])(
  'IPv4 inside IPv6 is the same client as the plain one: %s',
  (address) => {
    expect(resolveClientAddress(from(address))).toBe('198.51.100.7')
  },
)

test('a trusted proxy is recognised by its IPv4-mapped address', () => {
  expect(resolveClientAddress(from('::ffff:10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), PRIVATE)).toBe(
    '203.0.113.9',
  )
})

test.each([
  ['http', '198.51.100.7', { 'x-forwarded-proto': 'https' }],
  ['http', '10.0.0.1', {}],
  ['http', '10.0.0.1', { 'x-forwarded-proto': 'http' }],
  ['https', '10.0.0.1', { 'x-forwarded-proto': 'https' }],
  ['https', '10.0.0.1', { 'x-forwarded-proto': 'https, http' }],
])('the scheme is ours unless a trusted proxy says another: %s', (scheme, address, headers) => {
  expect(resolveClientScheme(from(address, headers as Record<string, string>), PRIVATE)).toBe(scheme)
})

test('without a trusted proxy the forwarded scheme is ignored', () => {
  expect(resolveClientScheme(from('10.0.0.1', { 'x-forwarded-proto': 'https' }))).toBe('http')
})
