import { beforeAll, expect, test } from 'vitest'
import { type Accounts, accountForm, newEmail, PASSWORD } from '../support/accounts.ts'
import { Browser } from '../support/http-browser.ts'
import { elsewhere, shareLimited, statusesOf } from '../support/limits.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareLimited()
})

const visitor = (headers = elsewhere()) => new Browser(app.server.url, headers)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const submit = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send('POST', path, new URLSearchParams(fields).toString(), FORM)

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await app.db.selectFrom('outbox').select('template').where('recipient', '=', recipient).execute()
  return rows.map(({ template }) => template)
}

const request = { right: 'access', message: 'Please send me a copy.' }
const contact = (email: string) => ({ name: 'Niamh', email, organization: 'Siopa', message: 'An bhfuil sibh ann?' })

/** Every way to mail an address that somebody types, with its limit. */
const WAYS = {
  'the contact form': {
    most: 5,
    send: async () => {
      const browser = visitor()
      return () => browser.post('/api/contact', contact(newEmail()))
    },
  },
  'the contact form without scripts': {
    most: 5,
    send: async () => {
      const browser = visitor()
      return () => submit(browser, '/?index', { intent: 'contact', ...contact(newEmail()) })
    },
  },
  'the licensing form': {
    most: 5,
    send: async () => {
      const browser = visitor()
      return () =>
        browser.post('/api/modules/tir/licensing-inquiry', { contactEmail: newEmail(), message: 'How much is it?' })
    },
  },
  'the licensing form without scripts': {
    most: 5,
    send: async () => {
      const browser = visitor()
      return () =>
        submit(browser, '/modules/tir', { intent: 'inquiry', contactEmail: newEmail(), message: 'How much is it?' })
    },
  },
  'the licensing form of the portal': {
    most: 20,
    send: async () => {
      const { browser } = await app.government(elsewhere())
      const path = '/dashboard/government/support/modules/tir'
      return () => submit(browser, path, { intent: 'inquire', contactEmail: newEmail(), message: 'How much is it?' })
    },
  },
  'the privacy form': {
    most: 5,
    send: async () => {
      const browser = visitor()
      return () =>
        submit(browser, '/gdpr-compliance', { intent: 'request', ...request, name: 'Niamh', email: newEmail() })
    },
  },
  'a registration': {
    most: 10,
    send: async () => {
      const browser = visitor()
      return () => browser.post('/api/register', accountForm())
    },
  },
  'a change of address': {
    most: 5,
    send: async () => {
      const { browser } = await app.account({}, elsewhere())
      return () => browser.post('/api/account/email', { email: newEmail(), password: PASSWORD })
    },
  },
  'a request about privacy': {
    most: 20,
    send: async () => {
      const { browser } = await app.account({}, elsewhere())
      return () => submit(browser, '/account', { ...request, intent: 'privacy' })
    },
  },
  'a request for training': {
    most: 20,
    send: async () => {
      const { browser } = await app.government(elsewhere())
      const path = '/dashboard/government/support/training'
      return () => submit(browser, path, { intent: 'request', topic: 'portal', people: '', message: 'Please come.' })
    },
  },
  'a request for Elite': {
    most: 20,
    send: async () => {
      const { browser } = await app.account({}, elsewhere())
      return async () => {
        const asked = await submit(browser, '/dashboard/business/upgrade', { intent: 'request-elite', message: '' })
        await submit(browser, '/dashboard/business/upgrade', { intent: 'withdraw-elite' })
        return asked
      }
    },
  },
  'an invitation': {
    most: 20,
    send: async () => {
      const { browser } = await app.administrator(elsewhere())
      const path = '/dashboard/admin/users/invitations'
      return () => submit(browser, path, { intent: 'invite', email: newEmail(), userType: 'BUSINESS' })
    },
  },
}

test.each(Object.entries(WAYS))('%s is limited', async (_, { most, send }) => {
  const statuses = await statusesOf(most + 2, await send())
  const taken = statuses.slice(0, most)
  expect(taken.filter((status) => status >= 400)).toEqual([])
  expect(statuses.slice(most)).toEqual([429, 429])
})

test('invalid forms do not count: five errors leave the form open to the whole office', async () => {
  const office = visitor()
  const ways = [
    () => office.post('/api/modules/tir/licensing-inquiry', { contactEmail: '', message: '' }),
    () => submit(office, '/modules/tir', { intent: 'inquiry', contactEmail: '', message: '' }),
    () => office.post('/api/contact', contact('nobody')),
    () => submit(office, '/gdpr-compliance', { intent: 'request', ...request, name: '', email: 'nobody' }),
  ]
  for (const way of ways) expect(await statusesOf(6, way)).toEqual(Array(6).fill(422))
  const inquiry = { contactEmail: newEmail(), message: 'How much is it?' }
  expect((await office.post('/api/modules/tir/licensing-inquiry', inquiry)).status).toBe(201)
})

test('strangers cannot fill a mailbox with acknowledgments, and every message is stored', async () => {
  const victim = newEmail()
  const statuses = await statusesOf(14, () => visitor().post('/api/contact', contact(victim)))
  expect(statuses).toEqual(Array(14).fill(201))
  expect(await mailsTo(victim)).toEqual(Array(10).fill('contact-acknowledgment'))
  const rows = await app.db.selectFrom('enquiries').select('acknowledged_at').where('email', '=', victim).execute()
  expect(rows.filter(({ acknowledged_at }) => acknowledged_at === null)).toHaveLength(4)
})

test('many accounts cannot mail one address, and no mail contains their names', async () => {
  const victim = newEmail()
  const ask = async () => {
    const { browser } = await app.account({ firstName: 'You have won' }, elsewhere())
    return browser.post('/api/account/email', { email: victim, password: PASSWORD })
  }
  expect(await statusesOf(4, ask)).toEqual([200, 200, 200, 429])
  expect(await mailsTo(victim)).toEqual(Array(3).fill('email-change-confirm'))
  expect(JSON.stringify(await app.newestMail('email-change-confirm', victim))).not.toContain('You have won')
})

test('repeated invitations to one address are refused', async () => {
  const { browser } = await app.administrator(elsewhere())
  const fields = { intent: 'invite', email: newEmail(), userType: 'BUSINESS' }
  const statuses = await statusesOf(6, () => submit(browser, '/dashboard/admin/users/invitations', fields))
  expect(statuses.slice(5)).toEqual([429])
  expect(await mailsTo(fields.email)).toHaveLength(5)
})

test("an account with a stranger's address cannot flood it by its own actions", async () => {
  const { browser, email } = await app.account({}, elsewhere())
  const counted = await app.db.selectFrom('rate_limits').select('key').where('key', 'like', 'mail-to:%').execute()
  const passwords = [PASSWORD, 'four grey herons']
  const change = async (place: number) => {
    const [currentPassword, password] = [passwords[place % 2], passwords[(place + 1) % 2]]
    return browser.post('/api/account/password', { currentPassword, password, confirmPassword: password })
  }
  expect(await statusesOf(2, change)).toEqual([200, 200])
  const after = await app.db.selectFrom('rate_limits').select('key').where('key', 'like', 'mail-to:%').execute()
  expect(after.length).toBe(counted.length + 1)
  await app.db.updateTable('rate_limits').set({ points: 60 }).where('key', 'like', 'mail-to:%').execute()
  expect((await change(2)).status).toBe(429)
  expect((await mailsTo(email)).filter((template) => template === 'password-changed')).toHaveLength(2)
})
