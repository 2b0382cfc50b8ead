import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Ctx } from '../context.ts'
import { findSession, getDeviceLabel, KNOWN_DEVICE_DAYS, type SignedIn } from '../domains/identity/index.ts'
import type { HttpEnv } from './env.ts'

const MAX_TOKEN_LENGTH = 100

/** Tells scripts of cached pages that somebody is signed in. It grants no access. */
const SIGNED_IN_COOKIE = 'signed-in'

/** The prefix __Host- makes the browser accept the cookie from this host only. It requires https. */
function describeCookie({ appUrl }: Config, name: 'session' | 'known-device' = 'session') {
  const secure = appUrl.startsWith('https:')
  return { name: secure ? `__Host-${name}` : name, attributes: { path: '/', secure } }
}

/** Sets the ctx to the signed-in member. Reads the session from the database on every request, without a cache. */
export async function identifyMember(c: Context<HttpEnv>): Promise<void> {
  const ctx = c.get('ctx')
  const token = getCookie(c, describeCookie(ctx.config).name)
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) return
  const session = await findSession(ctx, token)
  if (session === undefined) return
  c.set('ctx', { ...ctx, actor: session.member })
  c.set('currentUser', session.user)
}

export const identifyRequest = createMiddleware<HttpEnv>(async (c, next) => {
  await identifyMember(c)
  await next()
})

/** Reads the cookie by which accounts recognise this browser at sign-in and password reset. */
export function readKnownDevices(c: Context<HttpEnv>): string | undefined {
  return getCookie(c, describeCookie(c.var.deps.config, 'known-device').name)
}

export function setKnownDevicesCookie(c: Context<HttpEnv>, knownDevices: string): void {
  c.header('Set-Cookie', createKnownDevicesCookie(c.var.deps.config, knownDevices), { append: true })
}

/** Returns a value of Set-Cookie. */
export function createKnownDevicesCookie(config: Config, knownDevices: string): string {
  const { name, attributes } = describeCookie(config, 'known-device')
  const maxAge = KNOWN_DEVICE_DAYS * 24 * 3600
  return generateCookie(name, knownDevices, { ...attributes, maxAge, httpOnly: true, sameSite: 'Lax' })
}

/** Sets the cookies of a new session. */
export function setSessionCookie(c: Context<HttpEnv>, signedIn: SignedIn): void {
  for (const cookie of createSessionCookies(c.var.ctx, signedIn)) c.header('Set-Cookie', cookie, { append: true })
}

/** Set-Cookie values of a new session. */
export function createSessionCookies(
  { config, now }: Ctx,
  { token, cookie, expiresAt, knownDevices }: SignedIn,
): string[] {
  const { name, attributes } = describeCookie(config)
  const maxAge = Math.round((Date.parse(expiresAt) - now().getTime()) / 1000)
  const lifetime = cookie === 'kept' ? { maxAge } : {}
  return [
    generateCookie(name, token, { ...attributes, ...lifetime, httpOnly: true, sameSite: 'Lax' }),
    generateCookie(SIGNED_IN_COOKIE, '1', { ...attributes, ...lifetime, sameSite: 'Lax' }),
    createKnownDevicesCookie(config, knownDevices),
  ]
}

export function clearSessionCookie(c: Context<HttpEnv>): void {
  for (const cookie of createEndedSessionCookies(c.var.ctx)) c.header('Set-Cookie', cookie, { append: true })
}

/** Returns the cookies of a session that has ended, as values of Set-Cookie. */
export function createEndedSessionCookies({ config }: Pick<Ctx, 'config'>): string[] {
  const { name, attributes } = describeCookie(config)
  return [
    generateCookie(name, '', { ...attributes, maxAge: 0, httpOnly: true, sameSite: 'Lax' }),
    generateCookie(SIGNED_IN_COOKIE, '', { ...attributes, maxAge: 0, sameSite: 'Lax' }),
  ]
}

export function readDeviceLabel(c: Context<HttpEnv>): string {
  return getDeviceLabel(c.req.header('user-agent'))
}
