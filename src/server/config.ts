import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)

function urlOf(...schemes: string[]) {
  const wanted = schemes.map((scheme) => `${scheme}//…`).join(' or ')
  return z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${wanted}`,
  })
}

const trustedProxy = z.string().transform((text, issue) => {
  const proxies = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix)
    if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128)) {
      issue.addIssue({ code: 'custom', message: `must list IP addresses or CIDR ranges, "${entry}" is neither` })
      return z.NEVER
    }
    proxies.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
})

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  MAIL_URL: urlOf('smtp:', 'smtps:').optional(),
  APP_URL: urlOf('http:', 'https:').optional(),
  TRUSTED_PROXY: trustedProxy.optional(),
  RATE_LIMITS: z.enum(['on', 'off'], { message: 'must be "on" or "off"' }).default('on'),
})

export type Config = {
  port: number
  /** Undefined listens on every address. */
  host: string | undefined
  /** Absolute path of the folder that holds the database, the outbox and the secrets. */
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
  }
}

/** The environment holds names of other programs too, so only a name one slip away from ours is called wrong. */
function misspelledNames(names: string[]): string[] {
  const ours = Object.keys(environment.shape)
  return names.flatMap((name) => {
    const meant = ours.find((known) => known.length >= 8 && known !== name && isOneSlipApart(known, name))
    return meant === undefined || names.includes(meant) ? [] : [`${name}: unknown variable, did you mean ${meant}?`]
  })
}

function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = short.length === long.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
