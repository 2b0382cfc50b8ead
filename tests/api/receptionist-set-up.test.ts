import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { PlainPages } from '../support/plain-pages.ts'

const SET_UP = '/dashboard/business/receptionist/set-up'
const PAUSE = '/dashboard/business/receptionist'

let app: Accounts
let niamh: Person
beforeAll(async () => {
  app = await shareAccounts()
  niamh = await app.business()
})

/** Posts a form of the page as a browser without scripts does. */
async function submit({ browser }: Person, path: string, form: Record<string, string>) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return browser.send('POST', path, new URLSearchParams(form).toString(), type)
}

async function readVersion(): Promise<string> {
  const page = await niamh.browser.get(SET_UP)
  return /name="version" value="(\d+)"/.exec(page.body)?.[1] ?? ''
}

/** Publishes the draft that the page shows. */
async function publish() {
  const page = await niamh.browser.get(`${SET_UP}/draft`)
  const fieldOf = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(page.body)?.[1] ?? ''
  const mark = { revision: fieldOf('revision'), knowledge: fieldOf('knowledge'), live: fieldOf('live') }
  return submit(niamh, `${SET_UP}/draft`, { intent: 'publish', ...mark })
}

async function startCaller() {
  const page = await niamh.browser.get(SET_UP)
  const [, slug] = /\/talk\/(?:<!-- -->)?([\w-]+)/.exec(page.body) ?? []
  const browser = app.browser()
  const opened = (await browser.post(`/api/talk/${slug}/conversations`, {})).body
  const path = `/api/talk/${slug}/conversations/${opened.conversation.id}/messages`
  const headers = { authorization: `Bearer ${opened.conversation.token}` }
  const listReplies = async (): Promise<{ by: string; text: string }[]> =>
    (await browser.get(path, headers)).body.messages.filter(({ by }: { by: string }) => by !== 'contact')
  return {
    slug,
    opening: opened.messages.map(({ text }: { text: string }) => text) as string[],
    async say(text: string): Promise<string> {
      const { length } = await listReplies()
      await browser.post(path, { text }, headers)
      await expect.poll(async () => (await listReplies()).length).toBe(length + 1)
      return (await listReplies()).at(-1)?.text ?? ''
    },
  }
}

const ON_MONDAY_ONLY = { 'openingHours.monday.0.from': '06:15', 'openingHours.monday.0.to': '07:45' }

const BOILER_SERVICE = {
  intent: 'service',
  'name.en': 'Boiler service',
  'name.ga': 'Seirbhísiú coire',
  minutes: '60',
  bufferMinutes: '0',
  price: '',
  'diaryIds.diary-1': 'on',
  earliestNoticeMinutes: '60',
  furthestDays: '60',
  booksAlone: 'yes',
}

test('a service at the customer’s asks callers for the address, and desk and diary show it', async () => {
  const form = { ...BOILER_SERVICE, version: await readVersion() }
  expect((await submit(niamh, SET_UP, { ...form, place: 'anywhere' })).status).toBe(422)
  expect((await submit(niamh, SET_UP, { ...form, place: 'customer' })).status).toBe(303)
  expect((await niamh.browser.get(`${SET_UP}/draft`)).body).toContain('At the customer’s address')
  expect((await publish()).status).toBe(303)
  const caller = await startCaller()
  await caller.say('the earliest boiler service you have')
  await caller.say('the first one')
  expect(await caller.say('Seán Ó Sé, 087 123 4567')).toContain('What is the address?')
  expect(await caller.say('4 Main Street, Mallow, p51x2y3')).toContain('Address: 4 Main Street, Mallow, P51 X2Y3.')
  expect(await caller.say('yes')).toContain('Your appointment is booked: Boiler service')
  const { id, conversation_id } = await app.db
    .selectFrom('bookings')
    .select(['id', 'conversation_id'])
    .where('address', '=', '4 Main Street, Mallow, P51 X2Y3')
    .executeTakeFirstOrThrow()
  for (const path of [`${PAUSE}/diary/${id}`, `${PAUSE}/conversations/${conversation_id}`]) {
    expect([path, (await niamh.browser.get(path)).body.includes('4 Main Street, Mallow, P51 X2Y3')]).toEqual([
      path,
      true,
    ])
  }
})

test('a published change applies to new conversations, and current ones keep their version', async () => {
  const before = await startCaller()
  const usual = await before.say('What are your opening hours?')
  expect(usual).not.toContain('06:15')
  const greeting = { languages: 'en,ga', 'greeting.en': 'Mind the step.', 'greeting.ga': 'Seachain an chéim.' }
  const answers = [
    await submit(niamh, SET_UP, { intent: 'hours', version: await readVersion(), ...ON_MONDAY_ONLY }),
    await submit(niamh, SET_UP, { intent: 'greeting', version: await readVersion(), ...greeting }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect((await startCaller()).opening[0]).not.toContain('Mind the step')
  expect((await niamh.browser.get(SET_UP)).body).toMatch(/\d+ changes not live yet/)
  expect((await publish()).status).toBe(303)
  const after = await startCaller()
  expect(after.opening).toEqual([
    expect.stringMatching(/Mind the step\.$/),
    expect.stringMatching(/Seachain an chéim\.$/),
  ])
  expect(await after.say('What are your opening hours?')).toContain('Monday: 06:15–07:45')
  // That the team has still to confirm them is said once.
  expect(usual).toContain(await before.say('What are your opening hours?'))
})

test('a refused part keeps the typed text and saves nothing', async () => {
  const version = await readVersion()
  const typed = { ...ON_MONDAY_ONLY, 'openingHours.tuesday.3.from': '10:00', 'openingHours.tuesday.3.to': '10:07' }
  const refused = await submit(niamh, SET_UP, { intent: 'hours', version, ...typed })
  expect(refused.status).toBe(422)
  for (const value of ['06:15', '10:07', 'Times are multiples of five minutes']) expect(refused.body).toContain(value)
  expect(await readVersion()).toBe(version)
  const stale = await submit(niamh, SET_UP, {
    intent: 'hours',
    version: '1',
    ...ON_MONDAY_ONLY,
    'openingHours.monday.0.to': '08:00',
  })
  expect(stale.status).toBe(409)
  expect(stale.body).toContain('saved this part meanwhile')
})

test('callers are told about a pause on the page and by the receptionist, until it ends', async () => {
  const paused = await submit(niamh, PAUSE, { intent: 'pause', from: SET_UP })
  expect([paused.status, paused.headers.get('location')]).toEqual([303, SET_UP])
  expect((await niamh.browser.get(SET_UP)).body).toContain('Answering is paused')
  const caller = await startCaller()
  expect(caller.opening[0]).toMatch(/AI assistant.*I am not answering questions/)
  expect(await caller.say('What are your opening hours?')).toMatch(/Somebody of our team will answer you/)
  expect(await caller.say('My father is not breathing')).toContain('112')
  expect((await app.browser().get(`/talk/${caller.slug}`)).body).toContain('The AI is paused')
  const foreign = await submit(niamh, PAUSE, { intent: 'resume', from: '//example.org' })
  expect(foreign.headers.get('location')).toBe('/dashboard/business/receptionist?done=resumed')
  expect(await (await startCaller()).say('What are your opening hours?')).toContain('06:15')
})

test('the set-up says where callers reach the receptionist, and that nothing else is connected', async () => {
  const person = await app.business()
  const page = await new PlainPages(app.server, person.browser.cookie).open(SET_UP)
  expect(page.texts('#channels .channel').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Web chat .*Live$/),
    expect.stringMatching(/^Button on your website .*Not seen yet$/),
    expect.stringMatching(/^Phone .* ring as before\. .*Not connected$/),
    expect.stringMatching(/^WhatsApp .*Not connected$/),
    expect.stringMatching(/^Email .*Not connected$/),
  ])
  await page.follow('Ask our support team')
  expect(page.path).toBe('/dashboard/business/support')
})

test('a viewer can read the set-up but not change it', async () => {
  const own = await app.business()
  await app.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', own.id).execute()
  const page = await own.browser.get(SET_UP)
  expect(page.status).toBe(200)
  expect(page.body).toContain('Owners and managers can change and publish it.')
  expect(page.body).not.toContain('Save opening hours')
  expect(page.body).not.toContain('Pause answering')
  expect((await submit(own, SET_UP, { intent: 'hours', version: '1', ...ON_MONDAY_ONLY })).status).toBe(403)
  expect((await submit(own, PAUSE, { intent: 'pause' })).status).toBe(403)
})
