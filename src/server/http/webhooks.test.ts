import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, testCtx } from '../../../tests/support/database.ts'
import type { Hub } from '../live/hub.ts'
import { attachCtx } from './attach-ctx.ts'
import { refuseCrossSite } from './csrf.ts'
import { DOORS } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { handleError } from './error-response.ts'
import { limitBody } from './limit-body.ts'
import { createHttpServer } from './server.ts'
import { isSigned } from './webhook-signature.ts'
import { createWebhookRoutes } from './webhooks.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const SECRET = `whsec_${randomBytes(32).toString('base64')}`
const BODY = '{"a" : 1,\n "emoji":"☎️"}'

/** A server with the real doors and the webhook `telephony`, which keeps what it receives. */
async function listen() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const received: { id: string; text: string }[] = []
  const handle = async (_: unknown, { id, body }: { id: string; body: Buffer }) => {
    received.push({ id, text: body.toString() })
  }
  const app = new Hono<HttpEnv>()
    .onError(handleError)
    .use(attachCtx({ ...testCtx(database), now: () => NOW }, {} as Hub))
    .use(refuseCrossSite)
    .use(limitBody)
    .route('/webhooks', createWebhookRoutes(new Map([['telephony', { secret: SECRET, handle }]])))
  const server = createHttpServer(getRequestListener(app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const send = (headers: Record<string, string>, body: BodyInit = BODY, name = 'telephony') =>
    fetch(`http://127.0.0.1:${port}/webhooks/${name}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return { send, received }
}

const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

function sign(body: string, { at = NOW, secret = SECRET, id = 'msg_1' } = {}) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const mac = createHmac('sha256', key)
    .update(`${id}.${seconds(at)}.${body}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds(at), 'webhook-signature': `v1,${mac}` }
}

test('a signed webhook of another origin reaches its handler with the signed bytes', async () => {
  const { send, received } = await listen()
  const answer = await send({ ...sign(BODY), Origin: 'https://shop.example' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await send(sign(BODY, { id: 'msg_2' }), new Blob([BODY]).stream())).status).toBe(204)
  expect(received).toEqual([
    { id: 'msg_1', text: BODY },
    { id: 'msg_2', text: BODY },
  ])
})

const SIGNED = sign(BODY)
const { 'webhook-id': _, ...WITHOUT_ID } = SIGNED

test.each([
  ['none', {}],
  ['no id', WITHOUT_ID],
  ['another secret', sign(BODY, { secret: `whsec_${randomBytes(32).toString('base64')}` })],
  ['other bytes', sign(BODY.replace(' : ', ':'))],
  ['another id', { ...SIGNED, 'webhook-id': 'msg_2' }],
  ['a later time than the signed one', { ...SIGNED, 'webhook-timestamp': seconds(minutesLater(1)) }],
  ['six minutes old', sign(BODY, { at: minutesLater(-6) })],
  ['six minutes early', sign(BODY, { at: minutesLater(6) })],
  ['no number as time', { ...SIGNED, 'webhook-timestamp': 'now' }],
  ['another version', { ...SIGNED, 'webhook-signature': SIGNED['webhook-signature'].replace('v1,', 'v2,') }],
  ['cut off', { ...SIGNED, 'webhook-signature': SIGNED['webhook-signature'].slice(0, -8) }],
  ['empty', { ...SIGNED, 'webhook-signature': 'v1,' }],
])('a webhook is refused, and never handled, if its signature is: %s', async (_, headers) => {
  const { send, received } = await listen()
  const answer = await send(headers)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({
    message: 'The signature of this webhook is missing, too old or wrong.',
    code: 'unauthenticated',
    requestId: answer.headers.get('x-request-id'),
  })
  expect(received).toEqual([])
})

test('one of several signatures is enough, while the sender changes its secret', async () => {
  const { send } = await listen()
  const old = sign(BODY, { secret: `whsec_${randomBytes(32).toString('base64')}` })['webhook-signature']
  const headers = { ...SIGNED, 'webhook-signature': `${old} ${SIGNED['webhook-signature']}` }
  expect((await send(headers)).status).toBe(204)
})

test('an unknown name has no webhook, whatever its signature', async () => {
  const { send } = await listen()
  for (const name of ['telephones', 'constructor', '__proto__'])
    expect((await send(SIGNED, BODY, name)).status).toBe(404)
})

test('a webhook that is too long is refused, signed or not', async () => {
  const { send, received } = await listen()
  const body = 'x'.repeat(DOORS.webhook.maxBytes.declared + 1)
  expect((await send(sign(body), body)).status).toBe(413)
  expect((await send(sign(body), new Blob([body]).stream())).status).toBe(413)
  expect(received).toEqual([])
})

// The example of https://github.com/standard-webhooks/standard-webhooks.
const EXAMPLE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signatures: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  body: Buffer.from('{"test": 2432232314}'),
}

test('the published example is valid at its time, and never with an empty secret', () => {
  const at = new Date(1_614_265_330_000)
  expect(isSigned(EXAMPLE, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', at)).toBe(true)
  expect(() => isSigned(EXAMPLE, 'whsec_', at)).toThrow('24 bytes')
})
