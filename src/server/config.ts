import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { checkModelVariables, modelVariables, readSharedModel, type SharedModel } from './model-config.ts'
import { parseKeys, type SecretKeys } from './secrets/cipher.ts'

const MAKE_KEY = 'openssl rand -base64 32'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a number from 0 to 65535')

function urlWithScheme(...schemes: string[]) {
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
    const maxBits = family === 4 ? 32 : 128
    const bits = Number(prefix ?? maxBits)
    if (family === 0 || bits > maxBits) {
      issue.addIssue({ code: 'custom', message: `must list IP addresses or CIDR ranges, "${entry}" is neither` })
      return z.NEVER
    }
    proxies.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
})

/** The messages never quote the value. */
const secretKey = z.string().transform((text, issue) => {
  const keys = parseKeys(text)
  if (keys !== undefined) return keys
  const message = `must be 32 bytes in base64 (${MAKE_KEY}), with older keys after a comma`
  issue.addIssue({ code: 'custom', message })
  return z.NEVER
})

function hasHost(text: string): boolean {
  return !URL.canParse(text) || new URL(text).hostname !== ''
}

/** Pages are served at the root. A path in APP_URL would be dropped silently, so it is refused. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && `${search}${hash}${username}` === ''
}

const onOrOff = z.enum(['on', 'off'], { message: 'must be "on" or "off"' })

const environment = z
  .object({
    PORT: port.prefault('3000'),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: urlWithScheme('postgres:', 'postgresql:').optional(),
    SECRET_KEY: secretKey.optional(),
    MAIL_URL: urlWithScheme('smtp:', 'smtps:').refine(hasHost, 'must name a mail server').optional(),
    APP_URL: urlWithScheme('http:', 'https:').refine(isOrigin, 'must be an address without a path').optional(),
    TRUSTED_PROXY: trustedProxy.optional(),
    RATE_LIMITS: onOrOff.default('on'),
    HSTS_SUBDOMAINS: onOrOff.default('off'),
    ...modelVariables,
  })
  .refine((env) => env.DATABASE_URL === undefined || env.SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    message: `must be set with DATABASE_URL, the same on every machine. Make a key once: ${MAKE_KEY}`,
  })
  .superRefine(checkModelVariables)

export type Config = {
  port: number
  /** Undefined listens on every address. */
  host: string | undefined
  /** Absolute path of the folder for the SQLite database, backups, the erasure log, and mails without MAIL_URL. */
  dataDir: string
  /** postgres:// URL, or undefined for the embedded SQLite file. */
  databaseUrl: string | undefined
  /** The keys that encrypt secrets. Undefined takes them from a file in the data folder, which PostgreSQL does not allow. */
  secretKeys: SecretKeys | undefined
  mailUrl: string | undefined
  /** Origin for links in mails, without a trailing slash. */
  appUrl: string
  /** True when APP_URL is set. Then only requests of this origin may change anything. */
  appUrlIsFixed: boolean
  trustedProxy: BlockList | undefined
  rateLimits: boolean
  /** Whether Strict-Transport-Security includes the sub-domains. */
  hstsSubdomains: boolean
  /** The language model that organisations may choose; see assistant/answerers/model. */
  model: SharedModel | undefined
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment variables of the process. Throws ConfigError with one line for each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const problems = findMisspelledNames(Object.keys(given))
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
    secretKeys: settings.SECRET_KEY,
    mailUrl: settings.MAIL_URL,
    appUrl: new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`).origin,
    appUrlIsFixed: settings.APP_URL !== undefined,
    trustedProxy: settings.TRUSTED_PROXY,
    rateLimits: settings.RATE_LIMITS === 'on',
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    model: readSharedModel(settings),
  }
}

/** Other programs have variables too, so only a name one edit away from ours is reported. */
function findMisspelledNames(names: string[]): string[] {
  const ours = Object.keys(environment.shape)
  return names.flatMap((name) => {
    if (ours.includes(name)) return []
    const meant = ours.find((known) => known.length >= 8 && isOneEditApart(known, name.toUpperCase()))
    return meant === undefined || names.includes(meant) ? [] : [`${name}: unknown variable, did you mean ${meant}?`]
  })
}

/** True for one added, missing, wrong or swapped letter. */
function isOneEditApart(a: string, b: string): boolean {
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
