import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { bubble, composer, log, OFFICIALS, openThread, send } from '../support/conversations.ts'
import { beGovernment } from '../support/portal.ts'
import { startServer } from '../support/server.ts'

test('Enter sends, Shift and Enter starts a new line, and an empty message is not sent', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  await page.goto(`${OFFICIALS}/${id}`)
  await composer(page).press('Enter')
  await composer(page).pressSequentially('first line')
  await composer(page).press('Shift+Enter')
  await composer(page).pressSequentially('<b>second</b>')
  await composer(page).press('Enter')
  await expect(bubble(page, 'second')).toHaveText('first line\n<b>second</b>')
  await expect(composer(page)).toHaveValue('')
  await expect(composer(page)).toBeFocused()
  await expect(log(page).locator('.chat-bubble')).toHaveCount(2)
})

test('an unsent message survives a reload, and is sent once', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  // The server gets the message, but its answer is lost.
  await page.route('**/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/api/chat/stream*', (route) => route.abort())
  await page.goto(`${OFFICIALS}/${id}`)
  await send(page, 'Once only')
  await expect(log(page)).toContainText('Not sent.')
  await composer(page).fill('half a thou')
  await page.unroute('**/messages')
  await page.reload()
  await expect(composer(page)).toHaveValue('half a thou')
  await expect(bubble(page, 'Once only')).toHaveCount(1)
  await expect(log(page)).not.toContainText('Not sent.')
})

test('a failed message is sent again by its button', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  await page.goto(`${OFFICIALS}/${id}`)
  await page.route('**/messages', (route) => route.abort())
  await send(page, 'Hello out there')
  await expect(log(page)).toContainText('We could not reach the server')
  await page.reload()
  await expect(log(page)).toContainText('Not sent.')
  await page.unroute('**/messages')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(log(page)).not.toContainText('Not sent.')
  await expect(bubble(page, 'Hello out there')).toHaveCount(1)
  await page.reload()
  await expect(bubble(page, 'Hello out there')).toHaveCount(1)
})

test('a lost connection is shown, and afterwards the missed messages', async ({ page, faults }) => {
  const first = await startServer()
  await page.goto(first.url)
  await beGovernmentAt(page, first.url)
  const id = await openThreadAt(page, first.url)
  await page.goto(`${first.url}${OFFICIALS}/${id}`)
  await send(page, 'Before')
  await expect(bubble(page, 'Before')).toBeVisible()
  await expect(log(page)).not.toContainText('Sending…')
  await first.end('SIGTERM')
  await expect(page.getByText('Reconnecting…')).toBeVisible()
  await send(page, 'Meanwhile')
  await expect(log(page)).toContainText('Not sent.')
  const { port } = new URL(first.url)
  const second = await startServer({ DATA_DIR: first.dataDir, PORT: port })
  await page.request.post(`${second.url}/api/chat/threads/${id}/messages`, {
    data: { text: 'Sent from the phone' },
    headers: { origin: second.url },
  })
  await expect(bubble(page, 'Sent from the phone')).toBeVisible()
  await expect(page.getByText('Reconnecting…')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(log(page)).not.toContainText('Not sent.')
  await expect(log(page).locator('.chat-bubble')).toHaveText(['Dia duit', 'Before', 'Sent from the phone', 'Meanwhile'])
  await second.stop()
  faults.length = 0
})

async function beGovernmentAt(page: Page, url: string): Promise<void> {
  const person = { firstName: 'Niamh', lastName: 'Byrne', userType: 'GOVERNMENT', password: 'three blue herons' }
  const answer = await page.request.post(`${url}/api/register`, {
    data: { ...person, email: 'niamh@example.ie' },
    headers: { origin: url },
  })
  expect(answer.ok()).toBe(true)
}

async function openThreadAt(page: Page, url: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/chat/threads`, {
    data: { title: 'Data protection', text: 'Dia duit' },
    headers: { origin: url },
  })
  return (await answer.json()).id
}
