import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, otherDay, readSlug, startCaller } from '../support/caller.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, newEmail, signOut } from '../support/portal.ts'

/** The content of the file behind a link. */
async function readDownload(page: Page, name: string | RegExp): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFileSync(await (await started).path(), 'utf8')
}

test('a caller proves an address, reads and erases the kept data, and the desk shows the person until then', async ({
  page,
  request,
  server,
  context,
}) => {
  await beBusiness(page)
  const slug = await readSlug(page)
  const email = newEmail('maire')
  const caller = await startCaller(request, slug)
  const wish = `an appointment on ${otherDay()} week at 11`
  for (const text of [wish, 'the first one', 'Máire Ní Bhriain', email, 'yes please']) {
    await caller.say(text)
  }
  const ofDesk = await context.cookies()
  await signOut(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/talk/${slug}/your-data?lang=ga`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do chuid sonraí')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByLabel('Your email address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('a code is on its way')
  const readCode = async () => {
    const texts = (await mailsTo(server, email)).map(({ text }) => /Your code is (\d{6})/.exec(text ?? '')?.[1])
    return texts.find((code) => code !== undefined)
  }
  await expect.poll(readCode).toMatch(/^\d{6}$/)
  await page.getByLabel('Code from the mail').fill('nonsense')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right')).toBeVisible()
  await page.getByLabel('Code from the mail').fill((await readCode()) ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Kept under ${email}`)).toBeVisible()
  await expect(page.getByText(wish)).toBeVisible()
  await expectReadable(page)
  expect(await readDownload(page, 'Download a copy')).toContain(`  You\n${wish}`)
  expect(JSON.parse(await readDownload(page, /JSON/)).tables.bookings).toMatchObject([
    { name: 'Máire Ní Bhriain', email },
  ])
  await page.getByRole('link', { name: 'Gaeilge' }).click()
  expect(await readDownload(page, 'Íoslódáil cóip')).toContain('An fáilteoir intleachta saorga')

  await context.addCookies(ofDesk)
  await page.goto(`${DESK}/conversations/${caller.id}`)
  await page.getByRole('link', { name: 'All of this person' }).click()
  await expect(page.getByRole('heading', { name: 'Máire Ní Bhriain' })).toBeVisible()
  await expect(page.getByText('A coming appointment is cancelled.')).toBeVisible()
  await expectReadable(page)
  const contact = page.url()

  await page.goto(`/talk/${slug}/your-data`)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Please tick this first')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  expect((await page.request.get(contact)).status()).toBe(404)
})
