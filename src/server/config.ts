import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a number from 0 to 65535')

function urlOf(...schemes: string[]) {
  const wanted = schemes.map((scheme) => `${scheme}//…`).join(' or ')
  return z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${wanted}`,
  })
}

const trustedProxy = z.string().transform((text, issue) => {
  const proxies = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const bits = Number(prefix ?? most)
    if (family === 0 || bits > most) {
      issue.addIssue({ code: 'custom', message: `must list IP addresses or CIDR ranges, "${entry}" is neither` })
      return z.NEVER
    }
    proxies.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
})

function hasHost(text: string): boolean {
  return !URL.canParse(text) || new URL(text).hostname !== ''
}

/** Pages live at the root, and what follows the host would be dropped without a word. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && `${search}${hash}${username}` === ''
}

const onOrOff = z.enum(['on', 'off'], { message: 'must be "on" or "off"' })

const environment = z.object({
  PORT: port.prefault('3000'),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  MAIL_URL: urlOf('smtp:', 'smtps:').refine(hasHost, 'must name a mail server').optional(),
  APP_URL: urlOf('http:', 'https:').refine(isOrigin, 'must be an address without a path').optional(),
  TRUSTED_PROXY: trustedProxy.optional(),
  RATE_LIMITS: onOrOff.default('on'),
  HSTS_SUBDOMAINS: onOrOff.default('off'),
})

export type Config = {
  port: number
  /** Undefined listens on every address. */
  host: string | undefined
  /** Absolute path of the folder for the SQLite database, backups, the log of erasures, and mails without MAIL_URL. */
  dataDir: string
  /** postgres:// URL, or undefined for the embedded SQLite file. */
  databaseUrl: string | undefined
  mailUrl: string | undefined
  /** Origin for links in mails, without a trailing slash. */
  appUrl: string
  /** True when APP_URL was given: then it is the only origin that may change anything. */
  appUrlIsFixed: boolean
  trustedProxy: BlockList | undefined
  rateLimits: boolean
  /** Whether browsers shall use https for every sub-domain of the public address as well. */
  hstsSubdomains: boolean
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings of the process. Throws ConfigError with one line per wrong variable, each naming it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const problems = misspelledNames(Object.keys(given))
  const result = environment.safeParse(given)
  if (!result.success) {
    problems.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'))
  const settings = result.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    mailUrl: settings.MAIL_URL,
    appUrl: new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`).origin,
    appUrlIsFixed: settings.APP_URL !== undefined,
    trustedProxy: settings.TRUSTED_PROXY,
    rateLimits: settings.RATE_LIMITS === 'on',
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
  }
}

/** The environment holds names of other programs too, so only a name one slip away from ours is called wrong. */
function misspelledNames(names: string[]): string[] {
  const ours = Object.keys(environment.shape)
  return names.flatMap((name) => {
    if (ours.includes(name)) return []
    const meant = ours.find((known) => known.length >= 8 && isOneSlipApart(known, name.toUpperCase()))
    return meant === undefined || names.includes(meant) ? [] : [`${name}: unknown variable, did you mean ${meant}?`]
  })
}

/** A letter too many, missing, wrong, or two swapped. */
function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = short.length === long.length ? start + 1 : start
  if (short.slice(rest) === long.slice(start + 1)) return true
  const swapped = `${long[start + 1]}${long[start]}`
  return (
    a.length === b.length &&
    short.slice(start, start + 2) === swapped &&
    short.slice(start + 2) === long.slice(start + 2)
  )
}
