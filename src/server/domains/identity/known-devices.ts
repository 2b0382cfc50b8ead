import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UsersTable } from '../../database/account-tables.ts'

export const KNOWN_DEVICE_DAYS = 180
const DAY = 24 * 3_600_000
/** The number of accounts that one browser can be known to. */
const MAX_ACCOUNTS = 5
const MAX_COOKIE_LENGTH = 1_000

type Owner = Pick<UsersTable, 'id' | 'password_hash'>

/*
 * A browser with an earlier sign-in is known to the account, so that guesses of others do not lock it out. Its cookie
 * has one mark for each account: `device.day.mac`. The key of the MAC is the stored hash of the password. So nobody
 * else can make a mark, nothing is stored, and a new password voids all marks.
 */

/** The known device of this cookie, if the account knows it. */
export function findKnownDevice(cookie: string | undefined, owner: Owner, now: Date): string | undefined {
  const mark = parseMarks(cookie).find((one) => isValidMark(one, owner, now))
  return mark?.split('.')[0]
}

/** The new value of the cookie, with a mark for this account. */
export function addKnownDevice(cookie: string | undefined, owner: Owner, now: Date): string {
  const device = findKnownDevice(cookie, owner, now) ?? randomBytes(12).toString('base64url')
  const day = String(getDayNumber(now))
  const others = parseMarks(cookie).filter((mark) => !isValidMark(mark, owner, now))
  return [`${device}.${day}.${computeMac(owner, device, day)}`, ...others].slice(0, MAX_ACCOUNTS).join('~')
}

function parseMarks(cookie = ''): string[] {
  if (cookie.length > MAX_COOKIE_LENGTH) return []
  return cookie.split('~').filter((mark) => /^[\w-]{16}\.\d{1,6}\.[\w-]{32}$/.test(mark))
}

function isValidMark(mark: string, owner: Owner, now: Date): boolean {
  const [device = '', day = '', mac = ''] = mark.split('.')
  const age = getDayNumber(now) - Number(day)
  if (age < 0 || age >= KNOWN_DEVICE_DAYS) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(computeMac(owner, device, day)))
}

function computeMac({ id, password_hash }: Owner, device: string, day: string): string {
  const mac = createHmac('sha256', password_hash).update(`known-device ${id} ${device} ${day}`)
  return mac.digest('base64url').slice(0, 32)
}

function getDayNumber(now: Date): number {
  return Math.floor(now.getTime() / DAY)
}
