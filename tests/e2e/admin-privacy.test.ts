import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, expectToast, fillIn, newEmail, signOut } from '../support/portal.ts'

const HERE = '/dashboard/admin/privacy'

test('a customer makes a privacy request, and an administrator answers it with a copy and an erasure', async ({
  page,
  server,
}) => {
  const email = await beBusiness(page)
  await page.goto('/account')
  await expectAccessible(page)
  const section = page.getByRole('region', { name: 'Make a privacy request' })
  await section.getByRole('button', { name: 'Send request' }).click()
  await expect(section.getByText('Please choose what you ask for')).toBeVisible()
  await section.getByLabel('What you ask for').selectOption('erasure')
  await section.getByLabel('Message').fill('Please erase what you hold about me.')
  await section.getByRole('button', { name: 'Send request' }).click()
  await expectToast(page, 'Your request is with us')
  await signOut(page)

  await beAdministrator(page, server)
  await page.goto(HERE)
  const request = page.getByRole('listitem').filter({ hasText: email })
  await expect(request.getByRole('link', { name: 'Privacy: erasure' })).toBeVisible()
  await request.getByLabel('Response time', { exact: true }).selectOption('complex')
  await request.getByRole('button', { name: /Change the response time/ }).click()
  await expectToast(page, 'Response time changed')
  await request.getByRole('link', { name: 'See what is held' }).click()
  await expect(page.getByRole('table', { name: `Held about ${email}` })).toContainText('Enquiries')
  await expectReadable(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this person' }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toContain('Please erase what you hold about me.')

  await page.getByRole('button', { name: 'Erase this person' }).click()
  await expect(page.getByText('Type the address exactly as shown above.')).toBeVisible()
  await page.getByLabel('Type the address to confirm').fill(email)
  await page.getByRole('button', { name: 'Erase this person' }).click()
  await expectToast(page, 'Person erased')
  await page.goto(`${HERE}?q=${email}`)
  // The mail to the person is the last trace.
  const left = page.getByRole('table', { name: `Held about ${email}` })
  await expect(left.locator('tbody tr')).toHaveCount(1)
  await expect(left).toContainText('Outbox')
})

test('a visitor makes a privacy request on the GDPR page', async ({ page }) => {
  await page.goto('/gdpr-compliance#request')
  await expectReadable(page)
  const region = page.getByRole('region', { name: 'Make a request' })
  await page.locator('form[method=post]').evaluate((form) => form.setAttribute('novalidate', ''))
  await fillIn(page, { name: 'Olena', email: 'not an address', message: 'A copy, please.' })
  await region.getByRole('button', { name: 'Send request' }).click()
  await expect(region.getByRole('alert')).toHaveText('Please check the marked fields.')
  await expect(page).toHaveTitle('Error: GDPR compliance | Ogham')
  await expect(region.getByLabel('Message')).toHaveValue('A copy, please.')
  await fillIn(page, { email: newEmail('olena') })
  await region.getByLabel('What you ask for').selectOption('access')
  await region.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/request=sent#request$/)
  await expect(region.getByText('Your request is with us')).toBeVisible()
})
