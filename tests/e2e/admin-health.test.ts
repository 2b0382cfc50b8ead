import { expect, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, beGovernment, expectForAdministratorsOnly, signOut } from '../support/portal.ts'

const HEALTH = '/dashboard/admin/health'

test('the cards above every tab count current rows', { tag: '@phone' }, async ({ page, server }) => {
  await beGovernment(page)
  await signOut(page)
  await beBusiness(page)
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto('/dashboard/admin')
  const cards = page.locator('section[aria-label=Summary]')
  for (const name of ['Total Users', 'Active AI Tools', 'Total Projects', 'System Health']) {
    await expect(cards.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(cards.getByText(/\d+ business, \d+ government/)).toBeVisible()
  await cards.getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/admin\/health$/)
  await expect(page.getByRole('heading', { name: 'System health' })).toBeVisible()
})

test('Health shows every part, is accessible and fits the screen', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(HEALTH)
  for (const part of ['Database', 'Scheduled jobs', 'Mail queue', 'Disk', 'Last backup']) {
    await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
  }
  await expectReadable(page)
})

test('nobody else sees Health or acts on it', async ({ page, server }) => {
  await expectForAdministratorsOnly(page, async (status) => {
    expect((await page.request.get(HEALTH)).status()).toBe(status)
    const form = { intent: 'retry-all-jobs' }
    const answer = await page.request.post(HEALTH, { form, headers: { origin: server.url }, maxRedirects: 0 })
    expect(answer.status()).toBe(status)
  })
})
