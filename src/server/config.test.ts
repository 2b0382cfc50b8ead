import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { generateKeyText, parseKeys } from './secrets/cipher.ts'

const KEY = generateKeyText()

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error(`${JSON.stringify(env)} was accepted`)
}

test('without any variable the product runs on SQLite at port 3000, with rate limits', () => {
  expect(readConfig({ PATH: '/usr/bin', HOME: '/root' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    mailUrl: undefined,
    appUrl: 'http://localhost:3000',
    appUrlIsFixed: false,
    trustedProxy: undefined,
    rateLimits: true,
    hstsSubdomains: false,
    model: undefined,
  })
})

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/product',
    DATABASE_URL: 'postgres://user:secret@db.example/product',
    SECRET_KEY: `${KEY},${generateKeyText()}`,
    MAIL_URL: 'smtps://user:secret@mail.example',
    APP_URL: 'https://product.example/',
    TRUSTED_PROXY: '10.0.0.0/8, ::1',
    RATE_LIMITS: 'off',
    HSTS_SUBDOMAINS: 'on',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/product',
    databaseUrl: 'postgres://user:secret@db.example/product',
    mailUrl: 'smtps://user:secret@mail.example',
    appUrl: 'https://product.example',
    appUrlIsFixed: true,
    rateLimits: false,
    hstsSubdomains: true,
  })
  expect(config.secretKeys?.map(({ id }) => id)).toEqual([parseKeys(KEY)?.[0].id, expect.any(String)])
  expect(config.trustedProxy?.check('10.255.0.1')).toBe(true)
  expect(config.trustedProxy?.check('11.0.0.1')).toBe(false)
  expect(config.trustedProxy?.check('::1', 'ipv6')).toBe(true)
})

test('an empty variable is the same as none', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'MAIL_URL', 'APP_URL', 'TRUSTED_PROXY', 'RATE_LIMITS']
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
})

test.each([
  ['PORT', ['http', '-1', '65536', '80.5', '1e3', '0x50', ' ', '999999']],
  ['DATABASE_URL', ['mysql://localhost/x', 'localhost:5432', '/var/lib/x.sqlite']],
  ['MAIL_URL', ['mail.example', 'http://mail.example', 'smtp:']],
  ['APP_URL', ['product.example', 'ftp://product.example', 'https://product.example/app', 'https://a@product.example']],
  [
    'TRUSTED_PROXY',
    ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0.1,,10.0.0.2', '10.0.0.1/a'],
  ],
  ['RATE_LIMITS', ['yes', 'ON', '0']],
])('a malformed %s stops the start with a message that names it', (name, values) => {
  for (const value of values) expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: must `))
})

test('a malformed SECRET_KEY stops the start with a message that names it and does not quote it', () => {
  for (const value of ['hunter2', `${KEY},hunter2`, 'hunter2'.repeat(9)]) {
    const message = refusal({ SECRET_KEY: value })
    expect(message).toMatch(/^SECRET_KEY: must be 32 bytes in base64/)
    expect(message).not.toMatch(/hunter2/)
    expect(message).not.toContain(KEY)
  }
})

test('PostgreSQL needs SECRET_KEY', () => {
  const DATABASE_URL = 'postgres://user:secret@db.example/product'
  for (const env of [{ DATABASE_URL }, { DATABASE_URL, SECRET_KEY: '' }]) {
    expect(refusal(env)).toMatch(/^SECRET_KEY: must be set with DATABASE_URL, .* openssl rand -base64 32$/)
  }
  expect(() => readConfig({ DATABASE_URL, SECRET_KEY: KEY })).not.toThrow()
})

test('all problems are reported at once, one on each line', () => {
  expect(refusal({ PORT: 'x', RATE_LIMITS: 'x', DATABASE_ULR: 'x' }).split('\n')).toHaveLength(3)
})

test.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUSTED_PROXI', 'TRUSTED_PROXY'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['MAIL_URI', 'MAIL_URL'],
  ['DATADIR', 'DATA_DIR'],
])('%s is called a slip for %s', (name, meant) => {
  expect(refusal({ [name]: 'x' })).toBe(`${name}: unknown variable, did you mean ${meant}?`)
})

test('names of other programs are ignored, and a misspelling beside the right name', () => {
  expect(() => readConfig({ HOSTNAME: 'a', PORTS: 'b', DATABASE_NAME: 'c' })).not.toThrow()
  expect(() => readConfig({ RATE_LIMIT: 'other', RATE_LIMITS: 'on' })).not.toThrow()
})

test('a model needs an address and a name, and a local one no key', () => {
  const given = { MODEL_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'small' }
  expect(readConfig(given).model).toEqual({
    url: 'http://127.0.0.1:11434/v1',
    name: 'small',
    key: undefined,
    region: 'other',
    inputPrice: 0,
    outputPrice: 0,
    monthlyBudgetCents: 1_000,
  })
  const prices = { MODEL_INPUT_PRICE: '0.15', MODEL_OUTPUT_PRICE: '1', MODEL_MONTHLY_BUDGET: '25.50' }
  expect(readConfig({ ...given, ...prices, MODEL_KEY: 'sk-1', MODEL_REGION: 'eu' }).model).toMatchObject({
    key: 'sk-1',
    region: 'eu',
    inputPrice: 15,
    outputPrice: 100,
    monthlyBudgetCents: 2_550,
  })
})

test.each([
  [{ MODEL_NAME: 'small' }, 'MODEL_URL: must be set with MODEL_NAME'],
  [{ MODEL_URL: 'https://api.example.eu/v1' }, 'MODEL_NAME: must be set with MODEL_URL'],
  [{ MODEL_KEY: 'sk-1' }, 'MODEL_URL: must be set with MODEL_KEY\nMODEL_NAME: must be set with MODEL_KEY'],
  [{ MODEL_URL: 'ftp://x', MODEL_NAME: 'm' }, 'MODEL_URL: must be a URL that starts with http://… or https://…'],
  [{ MODEL_URL: 'https://a:b@x.example', MODEL_NAME: 'm' }, 'MODEL_URL: must be a URL'],
  [{ MODEL_URL: 'https://x.example', MODEL_NAME: 'm', MODEL_REGION: 'EU' }, 'MODEL_REGION: must be "eu" or "other"'],
  [
    { MODEL_URL: 'https://x.example', MODEL_NAME: 'm', MODEL_INPUT_PRICE: '-1' },
    'MODEL_INPUT_PRICE: must be an amount',
  ],
  [{ MODEL_URL: 'https://x.example', MODEL_NAMES: 'm' }, 'MODEL_NAMES: unknown variable, did you mean MODEL_NAME?'],
])('%j is refused', (env, message) => {
  expect(refusal(env)).toContain(message)
})

test('a malformed key of a model is never quoted', () => {
  const env = { MODEL_URL: 'https://x.example', MODEL_NAME: 'm', MODEL_KEY: 'two secret words' }
  expect(refusal(env)).toBe('MODEL_KEY: must be printable ASCII without spaces')
})
