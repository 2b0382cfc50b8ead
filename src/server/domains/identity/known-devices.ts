import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UsersTable } from '../../database/account-tables.ts'

export const KNOWN_DEVICE_DAYS = 180
const DAY = 24 * 3_600_000
/** As many accounts as one browser is known to. */
const MOST_ACCOUNTS = 5
const LONGEST_COOKIE = 1_000

type Owner = Pick<UsersTable, 'id' | 'password_hash'>

/*
 * A browser that somebody signed in with is known to the account, so that the guesses of others do not lock it out. Its
 * cookie has one mark an account: `device.day.mac`. The key of the MAC is the stored hash of the password: nobody else
 * can make a mark, nothing has to be stored, and a new password ends all earlier marks.
 */

/** The device that this cookie shows to be known to the account, if any. */
export function findKnownDevice(cookie: string | undefined, owner: Owner, now: Date): string | undefined {
  const mark = marksIn(cookie).find((one) => isMarkOf(one, owner, now))
  return mark?.split('.')[0]
}

/** The cookie's new value once its browser is known to this account too. */
export function addKnownDevice(cookie: string | undefined, owner: Owner, now: Date): string {
  const device = findKnownDevice(cookie, owner, now) ?? randomBytes(12).toString('base64url')
  const day = String(dayOf(now))
  const others = marksIn(cookie).filter((mark) => !isMarkOf(mark, owner, now))
  return [`${device}.${day}.${macOf(owner, device, day)}`, ...others].slice(0, MOST_ACCOUNTS).join('~')
}

function marksIn(cookie = ''): string[] {
  if (cookie.length > LONGEST_COOKIE) return []
  return cookie.split('~').filter((mark) => /^[\w-]{16}\.\d{1,6}\.[\w-]{32}$/.test(mark))
}

function isMarkOf(mark: string, owner: Owner, now: Date): boolean {
  const [device = '', day = '', mac = ''] = mark.split('.')
  const age = dayOf(now) - Number(day)
  if (age < 0 || age >= KNOWN_DEVICE_DAYS) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(owner, device, day)))
}

function macOf({ id, password_hash }: Owner, device: string, day: string): string {
  const mac = createHmac('sha256', password_hash).update(`known-device ${id} ${device} ${day}`)
  return mac.digest('base64url').slice(0, 32)
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY)
}
