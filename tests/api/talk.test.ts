import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TalkMessage, TalkThread } from '#contracts/receptionist/talk.ts'
import { type Product, post, sendRaw, shareProduct, startProduct } from '../support/http.ts'
import { elsewhere, shareLimited } from '../support/limits.ts'
import { connectTo, peopleIn } from '../support/people.ts'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

type Opened = { conversation: { id: string; token: string; language: string }; messages: TalkMessage[] }
type Talk = Awaited<ReturnType<typeof open>>

async function open(slug = 'ogham', body: object = {}, server = product) {
  const response = await post(server, `/api/talk/${slug}/conversations`, body, { Origin: undefined })
  const { conversation, messages } = (await response.json()) as Opened
  const path = `/api/talk/${slug}/conversations/${conversation.id}`
  const headers = { Authorization: `Bearer ${conversation.token}` }
  const read = async (after?: string): Promise<TalkThread> => {
    const query = after === undefined ? '' : `?after=${after}`
    return (await fetch(`${server.url}${path}/messages${query}`, { headers })).json() as Promise<TalkThread>
  }
  let sent = 0
  const send = (text: unknown, key = `key-${++sent}`) =>
    post(server, `${path}/messages`, { text }, { ...headers, 'Idempotency-Key': key, Origin: undefined })
  return { status: response.status, conversation, opening: messages, path, headers, read, send }
}

async function say(talk: Talk, text: string): Promise<TalkMessage> {
  const response = await talk.send(text)
  expect(response.status).toBe(202)
  const { message } = (await response.json()) as { message: { id: string } }
  let reply: TalkMessage | undefined
  await expect
    .poll(async () => {
      reply = (await talk.read(message.id)).messages.find(({ by }) => by === 'receptionist')
      return reply
    })
    .toBeDefined()
  return reply as TalkMessage
}

let talk: Talk
beforeEach(async () => {
  talk = await open()
})

test('the company’s own receptionist discloses itself, knows the prices and books a call', async () => {
  expect(talk.status).toBe(201)
  expect(talk.opening.map(({ by, language, text }) => [by, language, text.split('. ')[0]])).toEqual([
    ['receptionist', 'en', 'You are talking to the AI assistant of Ogham'],
    ['receptionist', 'ga', 'Tá tú ag caint le cúntóir intleachta saorga de chuid Ogham'],
  ])
  const price = await say(talk, 'How much is the Advanced plan?')
  expect(price.text).toContain('€199 a month')
  expect(price.entries).toHaveLength(1)
  const offered = await say(talk, 'I would like to book a conversation with your team')
  expect(offered.text).toContain('free times')
  await say(talk, 'the first one')
  await say(talk, 'Niamh Byrne, niamh@example.ie')
  expect(await say(talk, 'yes')).toMatchObject({ outcome: 'booked', booking: { state: 'booked' } })
  const { messages, handler, closed } = await talk.read()
  expect([messages.length, handler, closed]).toEqual([12, 'receptionist', false])
})

test('every organisation has a receptionist at its slug from registration on', async () => {
  const deps = connectTo(product)
  await peopleIn(deps).business({
    businessName: 'Siopa Leabhar Uí Néill',
    businessType: 'SME',
    industry: 'Retail & E-commerce',
    businessAddress: '12 Sráid na Siopaí, Gaillimh, H91 X2Y3',
    businessPhone: '020 915 0100',
    businessEmail: 'siopa@example.ie',
    contactName: 'Aoife Ní Néill',
    contactTitle: 'Owner',
    contactPhone: '020 915 0100',
    contactEmail: 'aoife@siopa.example',
    password: 'cloch-uisce-7-droichead',
    confirmPassword: 'cloch-uisce-7-droichead',
    selectedPlan: 'professional',
    termsAccepted: true,
    privacyAccepted: true,
    gdprConsent: true,
  })
  const shop = await open('siopa-leabhar-ui-neill', { language: 'ga' })
  await deps.db.destroy()
  expect(shop.opening.map(({ language }) => language)).toEqual(['ga', 'en'])
  expect((await say(shop, 'Cá bhfuil sibh?')).text).toBe('Seo ár seoladh: 12 Sráid na Siopaí, Gaillimh, H91 X2Y3.')
})

test("refusals have the API's usual shape", async () => {
  const other = await open()
  const unknown = await post(product, '/api/talk/nobody/conversations', {}, { Origin: undefined })
  const refused: [name: string, response: Response, status: number][] = [
    ['an unknown slug', unknown, 404],
    ['no token', await post(product, `${talk.path}/messages`, { text: 'Hello' }), 401],
    ['another token', await post(product, `${talk.path}/messages`, { text: 'Hello' }, other.headers), 404],
    ['another conversation', await fetch(`${product.url}${other.path}/messages`, { headers: talk.headers }), 404],
    ['events of another', await fetch(`${product.url}${talk.path}/events`, { headers: other.headers }), 404],
    ['4,001 characters', await talk.send('é'.repeat(4_001)), 413],
    ['no text', await talk.send('  \u0000 '), 422],
    ['a number as text', await talk.send(7), 422],
    ['an unknown language', await post(product, '/api/talk/ogham/conversations', { language: 'fr' }), 422],
    [
      'a message of another conversation',
      await fetch(`${product.url}${talk.path}/messages?after=${other.opening[0]?.id}`, { headers: talk.headers }),
      400,
    ],
    ['a wrong method', await fetch(`${product.url}${talk.path}/messages`, { method: 'DELETE' }), 405],
  ]
  for (const [name, response, status] of refused) {
    const body = await response.json()
    expect([name, response.status, Object.keys(body).toSorted()]).toEqual([
      name,
      status,
      status === 422 ? ['code', 'fieldErrors', 'message', 'requestId'] : ['code', 'message', 'requestId'],
    ])
  }
  expect((await talk.read()).messages).toHaveLength(2)
})

test('4 MB are refused before they are read', async () => {
  const head = `POST ${talk.path}/messages HTTP/1.1\r\nHost: a\r\nAuthorization: ${talk.headers.Authorization}\r\n`
  const rest = `Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${4 * 1024 ** 2}\r\n\r\n`
  expect((await sendRaw(product, head + rest)).status).toBe(413)
})

test('4,000 characters of any kind are one message', async () => {
  expect((await talk.send('🙂'.repeat(4_000))).status).toBe(202)
})

test('a repeated key stores and answers one message', async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await (await talk.send('Where are you?', 'same')).json()).message.id),
  )
  expect(new Set(ids).size).toBe(1)
  expect((await talk.send('What?', 'same')).status).toBe(409)
  await expect.poll(async () => (await talk.read()).messages.length).toBe(4)
})

test('events bring every message once, and resume after the last one', async () => {
  const read = async (headers: Record<string, string>, count: number) => {
    const abort = new AbortController()
    const response = await fetch(`${product.url}${talk.path}/events`, {
      headers: { ...talk.headers, accept: 'text/event-stream', ...headers },
      signal: abort.signal,
    })
    expect(response.status).toBe(200)
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      if ([...text.matchAll(/^data: /gm)].length >= count) break
    }
    abort.abort()
    const events = [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)]
    return events.map(([, id, data]) => ({ id: id ?? '', message: JSON.parse(data ?? '') as TalkMessage }))
  }
  await say(talk, 'Where are you?')
  const first = await read({}, 4)
  expect(first.map(({ message }) => message)).toEqual((await talk.read()).messages)
  await say(talk, 'thanks')
  const resumed = await read({ 'last-event-id': first.at(-1)?.id ?? '' }, 2)
  expect(resumed.map(({ message }) => message.by)).toEqual(['contact', 'receptionist'])
})

test('parallel messages are each answered in order', async () => {
  await Promise.all(['Where are you?', 'thanks', 'What are your hours?'].map((text) => talk.send(text)))
  await expect.poll(async () => (await talk.read()).messages.length).toBe(8)
  const { messages } = await talk.read()
  expect(messages.filter(({ by }) => by === 'receptionist')).toHaveLength(5)
})

test('limits count by address and say when to retry', async () => {
  const { server } = await shareLimited()
  const from = elsewhere()
  const statuses = new Set<number>()
  let retryAfter: string | null = null
  for (let count = 0; count < 61; count += 1) {
    const response = await post(server, '/api/talk/ogham/conversations', {}, from)
    statuses.add(response.status)
    retryAfter = response.headers.get('retry-after')
  }
  expect([[...statuses], Number(retryAfter) > 0]).toEqual([[201, 429], true])
  expect((await post(server, '/api/talk/ogham/conversations', {}, elsewhere())).status).toBe(201)
})

test('a turn whose process was killed before it is answered once by the next', async () => {
  const first = await startProduct()
  const lost = await open('ogham', {}, first)
  await first.end('SIGKILL')
  const now = new Date().toISOString()
  await leaveTurn(first, lost.conversation.id, now)
  const second = await startProduct({ ...first.env, PORT: new URL(first.url).port })
  const read = async () => {
    const response = await fetch(`${second.url}${lost.path}/messages`, { headers: lost.headers })
    return ((await response.json()) as TalkThread).messages.slice(2).map(({ by }) => by)
  }
  await expect.poll(read, { timeout: 40_000 }).toEqual(['contact', 'receptionist'])
  await second.end()
  await first.stop()
})

/** What the first process had stored when it was killed: a message, its turn, its job and its lease. */
async function leaveTurn({ db }: Product, conversation_id: string, now: string): Promise<void> {
  const { organisation_id } = await db
    .updateTable('conversations')
    .set({ turn_lease: 'gone', turn_leased_until: new Date(Date.now() + 3_000).toISOString(), asked_at: now })
    .where('id', '=', conversation_id)
    .returning('organisation_id')
    .executeTakeFirstOrThrow()
  const common = { organisation_id, conversation_id, sequence: 3, created_at: now }
  await db
    .insertInto('messages')
    .values({ ...common, id: 'cmsg_lost', sender: 'contact', text: 'Where are you?', language: 'en', entries: '[]' })
    .execute()
  await db
    .insertInto('turns')
    .values({ ...common, id: 'turn_lost', message_id: 'cmsg_lost', steps: '[]' })
    .execute()
  await db.updateTable('topics').set({ sequence: 3 }).where('topic', 'like', `talk:%${conversation_id}`).execute()
  await db
    .insertInto('jobs')
    .values({
      id: 'turn_lost',
      name: 'receptionist-turn',
      lane: 'short',
      payload: JSON.stringify({ conversationId: conversation_id }),
      organisation_id,
      turn: organisation_id,
      run_at: now,
      created_at: now,
    })
    .execute()
}

test("the page's script uses a cookie that starts with the first message", async () => {
  const write = (text: string, headers: Record<string, string> = {}) =>
    post(product, '/talk/ogham/messages', { text, language: 'en' }, headers)
  const page = await fetch(`${product.url}/talk/ogham`)
  expect([page.headers.getSetCookie(), (await page.text()).includes('data-conversation')]).toEqual([[], false])
  const first = await write('Where are you?')
  const [cookie = ''] = first.headers.getSetCookie()
  expect([first.status, cookie]).toEqual([202, expect.stringMatching(/^talk-ogham=cvn_.*Path=\/talk;.*HttpOnly/)])
  const [pair = ''] = cookie.split(';')
  const second = await write('When are you open?', { cookie: pair })
  expect([second.status, second.headers.getSetCookie()]).toEqual([202, []])
  const resumed = await (await fetch(`${product.url}/talk/ogham`, { headers: { cookie: pair } })).text()
  expect(resumed).toContain('Where are you?')
  expect(resumed).toContain('When are you open?')
  expect((await write('Hello', { cookie: pair, Origin: 'https://shop.example' })).status).toBe(403)
  expect((await fetch(`${product.url}/talk/ogham/events`)).status).toBe(401)
})
