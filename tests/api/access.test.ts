import { beforeAll, expect, test } from 'vitest'
import { api } from '#server/http/api/index.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'

/** The allowed statuses of a route for an empty request, by kind of person. */
type Expectation = { visitor: number[]; member: number[]; government?: number[]; administrator?: number[] }

/** Open to everybody. The answer names the missing fields. */
const PUBLIC: Expectation = { visitor: [422], member: [422] }
const LINK: Expectation = { visitor: [400, 422], member: [400, 422] }
/** For signed-in people. Others get a 401. */
const OWN: Expectation = { visitor: [401], member: [200] }
const OWN_WITH_BODY: Expectation = { visitor: [401], member: [422] }

/** For public bodies only. */
const GOVERNMENT: Expectation = { visitor: [401], member: [403], government: [200] }
const OF_GOVERNMENT: Expectation = { ...GOVERNMENT, government: [404] }

/** For public bodies and advisers, but not for businesses. */
const CHAT: Expectation = { visitor: [401], member: [200, 403], administrator: [200] }
const CHAT_THREAD: Expectation = { visitor: [401], member: [403, 404], administrator: [404] }
const CHAT_STREAM: Expectation = { visitor: [401], member: [400, 403], administrator: [400] }

/** For the token of a conversation. No organisation has this slug. */
const CONTACT: Expectation = { visitor: [404], member: [404] }

const EXPECTED: Record<string, Expectation> = {
  'POST /contact': PUBLIC,
  'POST /modules/:name/licensing-inquiry': { visitor: [404, 422], member: [404, 422] },
  'GET /projects/list.csv': GOVERNMENT,
  'GET /projects/analytics.csv': GOVERNMENT,
  'GET /projects/report': { ...GOVERNMENT, government: [422] },
  'GET /projects/:projectId/report': OF_GOVERNMENT,
  'GET /projects/:projectId/documents/:documentId': OF_GOVERNMENT,
  'GET /policies/history.csv': GOVERNMENT,
  'GET /policies/history.pdf': GOVERNMENT,
  'GET /auth/user': OWN,
  'POST /auth/signup': PUBLIC,
  'POST /auth/signin': PUBLIC,
  'POST /auth/two-factor': PUBLIC,
  'POST /auth/invitation': LINK,
  'POST /auth/forgot-password': PUBLIC,
  'POST /auth/reset-password': LINK,
  'POST /login': PUBLIC,
  'POST /register': PUBLIC,
  'GET /logout': { visitor: [303], member: [303] },
  'GET /account/profile': OWN,
  'PATCH /account/profile': OWN,
  'GET /account/organisation': OWN,
  'PATCH /account/organisation': { ...OWN_WITH_BODY, administrator: [403, 422] },
  'POST /account/password': OWN_WITH_BODY,
  'POST /account/email': OWN_WITH_BODY,
  'POST /account/email/confirm': LINK,
  'POST /account/two-factor/start': OWN_WITH_BODY,
  'POST /account/two-factor/confirm': OWN_WITH_BODY,
  'POST /account/two-factor/disable': OWN_WITH_BODY,
  'POST /account/recovery-codes': OWN_WITH_BODY,
  'GET /account/sessions': OWN,
  'DELETE /account/sessions/:sessionId': { visitor: [401], member: [404] },
  'GET /account/consents': OWN,
  'POST /account/consents': OWN_WITH_BODY,
  'GET /account/export': OWN,
  'GET /account/erasure': OWN,
  'POST /account/erase': OWN_WITH_BODY,
  'GET /chat/stream': CHAT_STREAM,
  'GET /chat/messages': CHAT_STREAM,
  'GET /chat/unread': CHAT,
  'GET /chat/threads': CHAT,
  'GET /chat/search': CHAT,
  'GET /chat/export': { visitor: [401], member: [403, 422], administrator: [422] },
  'POST /chat/threads': { visitor: [401], member: [403, 422], administrator: [422] },
  'GET /chat/threads/:threadId': CHAT_THREAD,
  'POST /chat/threads/:threadId/messages': CHAT_THREAD,
  'POST /chat/threads/:threadId/read': CHAT_THREAD,
  'POST /chat/threads/:threadId/close': CHAT_THREAD,
  'POST /chat/threads/:threadId/reopen': CHAT_THREAD,
  'POST /talk/:slug/conversations': CONTACT,
  'POST /talk/:slug/conversations/:conversation/messages': CONTACT,
  'POST /talk/:slug/conversations/:conversation/rating': CONTACT,
  'GET /talk/:slug/conversations/:conversation/messages': CONTACT,
  'GET /talk/:slug/conversations/:conversation/events': CONTACT,
  'POST /sandbox': PUBLIC,
  'POST /sandbox/messages': PUBLIC,
  'GET /receptionist/waiting': OWN,
  'GET /receptionist/events': { visitor: [401], member: [400] },
  'GET /receptionist/conversations/:conversationId/events': { visitor: [401], member: [404] },
  // Last, because this ends the session.
  'POST /auth/sign-out-everywhere': OWN,
}

const ROUTES = [
  ...new Set(api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
]

let app: Accounts
const people: Record<string, Person> = {}
beforeAll(async () => {
  app = await shareAccounts()
  people.business = await app.business()
  people.other = await app.business()
  people.government = await app.government()
  people.administrator = await app.administrator()
  people.disabled = await app.business()
  await app.disable(people.disabled.id)
})

const ask = (browser: Browser, route: string) => {
  const [method = '', path = ''] = route.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return browser.send(method, `/api${path.replace(':name', 'brigid').replaceAll(/:\w+/g, 'no-such-id')}`, body)
}

test('every route has an expectation, and every expectation a route', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(ROUTES.toSorted())
})

test.each(Object.entries(EXPECTED))(
  '%s',
  async (route, { visitor, member, government = member, administrator = member }) => {
    const expected = { business: member, other: member, government, administrator, disabled: visitor }
    expect(visitor).toContain((await ask(app.browser(), route)).status)
    for (const [who, allowed] of Object.entries(expected)) {
      const person = people[who]
      if (person === undefined) throw new Error(who)
      const { status } = await ask(person.browser.copy(), route)
      expect([who, status, allowed.includes(status)]).toEqual([who, status, true])
    }
  },
)

test('no API answer is cached, and visitors get no personal data', async () => {
  for (const route of ROUTES) {
    const { headers, body } = await ask(app.browser(), route)
    expect([route, headers.get('cache-control'), headers.get('etag')]).toEqual([route, 'no-store', null])
    expect(JSON.stringify(body)).not.toContain('@example.ie')
  }
})

test('every route refuses a change requested by another site', async () => {
  const { browser } = await app.account()
  // On these routes only the token counts, on any site. See the door `talk`.
  for (const route of ROUTES.filter((name) => !/^GET|^POST \/talk\//.test(name))) {
    const [method = '', path = ''] = route.split(' ')
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, body } = await browser.send(method, `/api${path}`, {}, headers)
      expect([route, status, body.code]).toEqual([route, 403, 'cross_site'])
    }
  }
  expect((await browser.get('/api/auth/user')).status).toBe(200)
})
