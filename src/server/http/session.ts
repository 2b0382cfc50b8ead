import type { Context } from 'hono'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Ctx } from '../context.ts'
import { deviceLabel, findSession, KNOWN_DEVICE_DAYS, type SignedIn } from '../domains/identity/index.ts'
import type { HttpEnv } from './env.ts'

const LONGEST_TOKEN = 100

/** Says "somebody is signed in here" to our own pages, which are the same for everyone; it opens nothing. */
const HINT = 'signed-in'

/** On https the name itself tells the browser to take the cookie from this host only. */
function cookieOf({ appUrl }: Config, name: 'session' | 'known-device' = 'session') {
  const secure = appUrl.startsWith('https:')
  return { name: secure ? `__Host-${name}` : name, attributes: { path: '/', secure } }
}

/** Finds out who sends this request and lets the ctx act for them. Asked of the database every time: nothing is kept. */
export async function identifyMember(c: Context<HttpEnv>): Promise<void> {
  const ctx = c.get('ctx')
  const token = getCookie(c, cookieOf(ctx.config).name)
  if (token === undefined || token.length > LONGEST_TOKEN) return
  const session = await findSession(ctx, token)
  if (session === undefined) return
  c.set('ctx', { ...ctx, actor: session.member })
  c.set('currentUser', session.user)
}

export const identified = createMiddleware<HttpEnv>(async (c, next) => {
  await identifyMember(c)
  await next()
})

/** By which accounts know this browser again when it signs in or asks for a reset. */
export function knownDevicesIn(c: Context<HttpEnv>): string | undefined {
  return getCookie(c, cookieOf(c.var.deps.config, 'known-device').name)
}

export function setKnownDevices(c: Context<HttpEnv>, knownDevices: string): void {
  c.header('Set-Cookie', knownDevicesCookie(c.var.deps.config, knownDevices), { append: true })
}

function knownDevicesCookie(config: Config, knownDevices: string): string {
  const { name, attributes } = cookieOf(config, 'known-device')
  const maxAge = KNOWN_DEVICE_DAYS * 24 * 3600
  return generateCookie(name, knownDevices, { ...attributes, maxAge, httpOnly: true, sameSite: 'Lax' })
}

/** Hands the browser its new token. The old one, if there was one, has ended. */
export function setSessionCookie(c: Context<HttpEnv>, signedIn: SignedIn): void {
  for (const cookie of sessionCookies(c.var.ctx, signedIn)) c.header('Set-Cookie', cookie, { append: true })
}

/** The cookies of a new session, as values of Set-Cookie. */
export function sessionCookies({ config, now }: Ctx, { token, cookie, expiresAt, knownDevices }: SignedIn): string[] {
  const { name, attributes } = cookieOf(config)
  const maxAge = Math.round((Date.parse(expiresAt) - now().getTime()) / 1000)
  const lifetime = cookie === 'kept' ? { maxAge } : {}
  return [
    generateCookie(name, token, { ...attributes, ...lifetime, httpOnly: true, sameSite: 'Lax' }),
    generateCookie(HINT, '1', { ...attributes, ...lifetime, sameSite: 'Lax' }),
    knownDevicesCookie(config, knownDevices),
  ]
}

export function clearSessionCookie(c: Context<HttpEnv>): void {
  const { name, attributes } = cookieOf(c.var.deps.config)
  deleteCookie(c, name, { ...attributes, httpOnly: true, sameSite: 'Lax' })
  deleteCookie(c, HINT, { ...attributes, sameSite: 'Lax' })
}

export function deviceOf(c: Context<HttpEnv>): string {
  return deviceLabel(c.req.header('user-agent'))
}
