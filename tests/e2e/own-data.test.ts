import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, findSlug, startCaller } from '../support/caller.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, newEmail } from '../support/portal.ts'

/** The content of the file behind a link. */
async function readDownload(page: Page, name: string | RegExp): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFileSync(await (await started).path(), 'utf8')
}

test('a caller proves an address, reads and erases the kept data, and the desk shows the person until then', {
  tag: '@phone',
}, async ({ page, request, server, browser }) => {
  test.slow()
  await beBusiness(page)
  const slug = await findSlug(page)
  const email = newEmail('maire')
  const caller = await startCaller(request, slug)
  for (const text of [
    'an appointment on Friday week at 11',
    'the first one',
    'Máire Ní Bhriain',
    email,
    'yes please',
  ]) {
    await caller.say(text)
  }
  const context = await browser.newContext({ baseURL: server.url })
  const own = await context.newPage()
  await own.goto(`/talk/${slug}/your-data?lang=ga`)
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Do chuid sonraí')
  await own.getByRole('link', { name: 'English' }).click()
  await own.getByLabel('Your email address').fill(email)
  await own.keyboard.press('Enter')
  await expect(own.getByRole('status')).toContainText('a code is on its way')
  const readCode = async () => {
    const texts = (await mailsTo(server, email)).map(({ text }) => /Your code is (\d{6})/.exec(text ?? '')?.[1])
    return texts.find((code) => code !== undefined)
  }
  await expect.poll(readCode).toMatch(/^\d{6}$/)
  await own.getByLabel('Code from the mail').fill('nonsense')
  await own.keyboard.press('Enter')
  await expect(own.getByText('This code is not right')).toBeVisible()
  await own.getByLabel('Code from the mail').fill((await readCode()) ?? '')
  await own.keyboard.press('Enter')
  await expect(own.getByText(`Kept under ${email}`)).toBeVisible()
  await expect(own.getByText('an appointment on Friday week at 11')).toBeVisible()
  await expectReadable(own)
  expect(await readDownload(own, 'Download a copy')).toContain('  You\nan appointment on Friday week at 11')
  expect(JSON.parse(await readDownload(own, /JSON/)).tables.bookings).toMatchObject([
    { name: 'Máire Ní Bhriain', email },
  ])
  await own.getByRole('link', { name: 'Gaeilge' }).click()
  expect(await readDownload(own, 'Íoslódáil cóip')).toContain('An fáilteoir intleachta saorga')
  await own.getByRole('link', { name: 'English' }).click()

  await page.goto(`${DESK}/conversations/${caller.id}`)
  await page.getByRole('link', { name: 'All of this person' }).click()
  await expect(page.getByRole('heading', { name: 'Máire Ní Bhriain' })).toBeVisible()
  await expect(page.getByText('A coming appointment is cancelled.')).toBeVisible()
  await expectReadable(page)
  const contact = page.url()

  await own.getByRole('button', { name: 'Erase for good' }).click()
  await expect(own.getByText('Please tick this first')).toBeVisible()
  await own.getByRole('checkbox').check()
  await own.getByRole('button', { name: 'Erase for good' }).click()
  await expect(own.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  expect((await page.goto(contact))?.status()).toBe(404)
  await context.close()
})
