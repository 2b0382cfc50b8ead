import { expect, test } from 'vitest'
import { addKnownDevice, findKnownDevice, KNOWN_DEVICE_DAYS } from './known-devices.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000)
const niamh = { id: 'usr_1', password_hash: 'scrypt$1$a' }
const brian = { id: 'usr_2', password_hash: 'scrypt$1$b' }

test('a device keeps its id, and every sign-in extends it by 180 days', () => {
  const first = addKnownDevice(undefined, niamh, NOW)
  const device = findKnownDevice(first, niamh, NOW)
  expect(device).toMatch(/^[\w-]{16}$/)
  const second = addKnownDevice(first, niamh, later(100))
  expect(findKnownDevice(second, niamh, later(100 + KNOWN_DEVICE_DAYS - 1))).toBe(device)
  expect(findKnownDevice(first, niamh, later(KNOWN_DEVICE_DAYS))).toBeUndefined()
})

test('a mark is valid only for its account and password', () => {
  const cookie = addKnownDevice(undefined, niamh, NOW)
  expect(findKnownDevice(cookie, brian, NOW)).toBeUndefined()
  expect(findKnownDevice(cookie, { ...niamh, password_hash: 'scrypt$1$c' }, NOW)).toBeUndefined()
  const [device, , mac] = cookie.split('.')
  expect(findKnownDevice(`${device}.99999.${mac}`, niamh, NOW)).toBeUndefined()
})

test('one browser is known to the last five accounts', () => {
  const owners = Array.from({ length: 6 }, (_, place) => ({ id: `usr_${place}`, password_hash: 'same' }))
  const cookie = owners.reduce<string | undefined>((known, owner) => addKnownDevice(known, owner, NOW), undefined)
  expect(owners.map((owner) => findKnownDevice(cookie, owner, NOW) !== undefined)).toEqual([
    false,
    ...Array(5).fill(true),
  ])
})

test.each(['', '~', 'a.b.c', '..', 'x'.repeat(5_000), '\u0000~%00', `${'a'.repeat(16)}.1.${'é'.repeat(32)}`])(
  '%j makes nothing known',
  (cookie) => {
    expect(findKnownDevice(cookie, niamh, NOW)).toBeUndefined()
  },
)
