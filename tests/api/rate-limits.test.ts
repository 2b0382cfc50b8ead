import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, post, startProduct, VALID_MESSAGE } from '../support/http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const LIMIT = 5

let product: Product
let neighbour: TestServer
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on' })
  neighbour = await startServer(product.env)
})
beforeEach(async () => {
  await product.db.deleteFrom('rate_limits').execute()
})
afterAll(async () => {
  await neighbour.end('SIGKILL')
  await product.stop()
})

const statusOf = async (server: Pick<TestServer, 'url'>, headers: Record<string, string> = {}) =>
  (await post(server, '/api/contact', VALID_MESSAGE, headers)).status

async function allowed(statuses: Promise<number>[]): Promise<number> {
  const all = await Promise.all(statuses)
  expect(all.filter((status) => status !== 201 && status !== 429)).toEqual([])
  return all.filter((status) => status === 201).length
}

test('the sixth message of an address within ten minutes is refused with the waiting time', async () => {
  for (let i = 0; i < LIMIT; i++) expect(await statusOf(product)).toBe(201)
  const refused = await post(product, '/api/contact', VALID_MESSAGE)
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(600)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', requestId: expect.any(String) })
})

test('headers with another address do not help', async () => {
  const spoofed = Array.from({ length: 12 }, (_, i) => {
    const headers = [
      { 'X-Forwarded-For': `203.0.113.${i}` },
      { 'X-Real-IP': `203.0.113.${i}` },
      { Forwarded: `for=203.0.113.${i}` },
      { 'X-Forwarded-For': `2001:db8::${i}, 203.0.113.${i}`, 'CF-Connecting-IP': `203.0.113.${i}` },
    ]
    return statusOf(product, headers[i % headers.length])
  })
  expect(await allowed(spoofed)).toBe(LIMIT)
})

test('two processes share one count, also for twenty parallel requests', async () => {
  const both = Array.from({ length: 20 }, (_, i) => statusOf(i % 2 === 0 ? product : neighbour))
  expect(await allowed(both)).toBe(LIMIT)
})

test('the count survives a restart', async () => {
  for (let i = 0; i < LIMIT; i++) expect(await statusOf(neighbour)).toBe(201)
  await neighbour.end('SIGKILL')
  neighbour = await startServer(product.env)
  expect(await statusOf(neighbour)).toBe(429)
})

test('the count restarts after its period', async () => {
  for (let i = 0; i < LIMIT; i++) await statusOf(product)
  expect(await statusOf(product)).toBe(429)
  await product.db
    .updateTable('rate_limits')
    .set({ expires_at: Date.now() - 1 })
    .execute()
  expect(await statusOf(product)).toBe(201)
})

test('behind a trusted proxy each client has its own count, whatever it claims', async () => {
  const behind = await startServer({ ...product.env, TRUSTED_PROXY: '127.0.0.1' })
  const from = (hops: string) => statusOf(behind, { 'X-Forwarded-For': hops })
  const liar = Array.from({ length: 8 }, (_, i) => from(`10.0.0.${i}, 198.51.100.7`))
  expect(await allowed(liar)).toBe(LIMIT)
  const network = Array.from({ length: 8 }, (_, i) => from(`2001:db8:1:2::${i}`))
  expect(await allowed(network)).toBe(LIMIT)
  expect(await from('198.51.100.8')).toBe(201)
  expect(await from('2001:db8:1:3::1')).toBe(201)
  await behind.end('SIGKILL')
})
