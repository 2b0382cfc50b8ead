import { beforeAll, expect, test } from 'vitest'
import type { Accounts, Person } from '../support/accounts.ts'
import { shareLimited } from '../support/limits.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareLimited()
})

/** Posts the form as a browser without JavaScript does. */
function open({ browser }: Person, subject: string) {
  const form = new URLSearchParams({ intent: 'open', subject, category: 'other', message: 'Kept word for word.' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return browser.send('POST', '/dashboard/business/support/new', form.toString(), headers)
}

test('an organisation opens twenty tickets an hour, and the next keeps its text and says how long to wait', async () => {
  const person = await app.business()
  for (let count = 1; count <= 20; count++) expect((await open(person, `Ticket ${count}`)).status).toBe(303)
  const { status, body } = await open(person, 'One too many')
  expect(status).toBe(429)
  expect(body).toContain('Your organisation has sent 20 tickets within an hour')
  expect(body).toContain('One too many')
  expect(body).toContain('Kept word for word.')
  expect((await open(await app.business(), 'Of somebody else')).status).toBe(303)
})
