import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { isPostgres, post, sendRaw, shareProduct, startTcpProxy, VALID_MESSAGE } from '../support/http.ts'
import { createTestDatabase } from '../support/postgres-database.ts'
import { startServer } from '../support/server.ts'

test('a running product with its database is alive and ready', async () => {
  const product = await shareProduct()
  const live = await fetch(`${product.url}/health/live`)
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  const ready = await fetch(`${product.url}/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', database: 'ok', stopping: false }])
})

test('health answers without a Host header and by HTTP/1.0', async () => {
  const product = await shareProduct()
  for (const address of ['/health/live', '/health/ready']) {
    const answer = await sendRaw(product, `GET ${address} HTTP/1.0\r\n\r\n`)
    expect([address, answer.status, JSON.parse(answer.body).status]).toEqual([address, 200, 'ok'])
  }
})

/** A server with a proxy to its database that can go silent. */
async function startBehindProxy() {
  const database = await createTestDatabase()
  const direct = new URL(database?.url ?? '')
  const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) })
  const through = new URL(direct)
  through.port = String(proxy.port)
  const server = await startServer({ DATABASE_URL: through.href })
  onTestFinished(async () => {
    await server.stop()
    proxy.stop()
    await database?.drop()
  })
  return { server, proxy, databaseUrl: direct.href }
}

async function countMessages(databaseUrl: string): Promise<unknown[]> {
  const db = connectDatabase({ dataDir: '', databaseUrl }, createLog('silent'))
  const { countAll } = db.fn
  const enquiries = await db.selectFrom('enquiries').select(countAll().as('count')).executeTakeFirst()
  const mails = await db.selectFrom('outbox').select(countAll().as('count')).executeTakeFirst()
  await db.destroy()
  return [enquiries?.count, mails?.count]
}

test.runIf(isPostgres)(
  'without its database the product refuses changes, stays alive, shows pages, and recovers',
  async () => {
    const { server, proxy, databaseUrl } = await startBehindProxy()
    const send = () => post(server, '/api/contact', VALID_MESSAGE)
    const ready = async () => (await fetch(`${server.url}/health/ready`)).status
    expect((await fetch(server.url)).status).toBe(200)
    // Opens several connections before the network breaks.
    expect((await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status)).toEqual(Array(8).fill(201))

    proxy.goSilent()
    const attempts = await Promise.all(Array.from({ length: 20 }, send))
    expect(attempts.map(({ status }) => status)).toEqual(Array(20).fill(503))
    for (let round = 0; round < 2; round++) {
      const attempt = await send()
      expect([attempt.status, Number(attempt.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(await attempt.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) })
    }
    expect(await ready()).toBe(503)
    // Liveness does not wait for the database.
    const live = fetch(`${server.url}/health/live`).then(({ status }) => status)
    const waiting = send().then(({ status }) => status)
    expect(await Promise.race([waiting, live])).toBe(200)
    expect(await waiting).toBe(503)
    expect((await fetch(server.url)).status).toBe(200)
    const page = await fetch(`${server.url}/pricing`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await page.text()).toContain('Something went wrong on our side')

    proxy.comeBack()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 100 })
    expect((await send()).status).toBe(201)
    // Eight before and one after: refused messages have no later effect.
    expect(await countMessages(databaseUrl)).toEqual([9, 18])
  },
)

test.runIf(isPostgres)('an unreachable database does not prevent the exit', async () => {
  const { server, proxy } = await startBehindProxy()
  await post(server, '/api/contact', VALID_MESSAGE)
  proxy.goSilent()
  expect(await server.end('SIGTERM')).toBe(0)
})
