import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import type { Deps } from '../context.ts'
import { markDatabaseError } from '../database/failures.ts'
import { AppError } from '../errors.ts'
import { createLog } from '../log.ts'
import type { HttpEnv } from './env.ts'
import { handleAdapterError, handleError } from './error-response.ts'

async function answerTo(error: unknown, method = 'GET') {
  const app = new Hono<HttpEnv>().onError(handleError).all('/', (c) => {
    c.set('deps', { log: createLog('silent') } as Deps)
    c.set('requestId', 'request-1')
    throw error
  })
  const response = await app.request('/', { method })
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const failed = (code: string) => Object.assign(new Error('select secret from users'), { code })

function ofDatabase(error: Error): Error {
  markDatabaseError(error)
  return error
}

test('a refusal responds with its status, code and message', async () => {
  const error = new AppError('rate_limited', 'Wait.', { retryAfterSeconds: 7, fieldErrors: { name: 'Too often.' } })
  const { response, status, body } = await answerTo(error)
  expect(status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    message: 'Wait.',
    code: 'rate_limited',
    fieldErrors: { name: 'Too often.' },
    requestId: 'request-1',
  })
})

test.each([
  new TypeError('secret'),
  ofDatabase(failed('23505')),
  ofDatabase(failed('42P01')),
  ofDatabase(failed('SQLITE_CONSTRAINT_UNIQUE')),
  ofDatabase(failed('22021')),
])('what went wrong on our side is a 500 without details: %s', async (error) => {
  const { status, body } = await answerTo(error)
  expect([status, body.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(body)).not.toContain('secret')
})

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57014',
  '08006',
  '53300',
  '53100',
  '57P03',
  '58030',
  '25006',
  '40P01',
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
])('a database that is away or full is a 503 that asks to come back: %s', async (code) => {
  const { response, status, body } = await answerTo(ofDatabase(failed(code)))
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('a pool without a free connection counts as an unavailable database', async () => {
  for (const message of ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly']) {
    expect((await answerTo(ofDatabase(new Error(message)))).status).toBe(503)
  }
})

test.each(['ECONNREFUSED', 'ETIMEDOUT', 'EPIPE'])(
  'a mail server that is away is no outage of the database: %s',
  async (code) => {
    const { status, body } = await answerTo(failed(code))
    expect([status, body.code]).toEqual([500, 'internal'])
  },
)

test('an error of the framework has the shape of our errors', async () => {
  expect((await answerTo(new HTTPException(413))).body).toMatchObject({ code: 'too_large', requestId: 'request-1' })
  expect((await answerTo(new HTTPException(400))).body).toMatchObject({ code: 'malformed' })
})

test('an error outside of the app is a 500 without details', async () => {
  const response = handleAdapterError(new Error('secret'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    message: expect.not.stringContaining('secret'),
    code: 'internal',
    requestId: response.headers.get('x-request-id'),
  })
})

test('a browser gets a page in which the message is escaped', async () => {
  const app = new Hono<HttpEnv>().onError(handleError).post('/form', (c) => {
    c.set('requestId', 'request-1')
    throw new AppError('cross_site', 'Not from <b>our</b> site.')
  })
  const response = await app.request('/form', { method: 'POST', headers: { accept: 'text/html,*/*' } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const page = await response.text()
  expect(page).toContain('Not from &lt;b&gt;our&lt;/b&gt; site.')
  expect(page).toContain('request-1')
})

test('without its database the server says whether it cannot read or cannot save', async () => {
  const cancelled = ofDatabase(failed('57014'))
  const again = 'right now. Please try again in a minute.'
  expect((await answerTo(cancelled)).body.message).toBe(`We cannot look up anything ${again}`)
  expect((await answerTo(cancelled, 'POST')).body.message).toBe(`We cannot save anything ${again}`)
})
