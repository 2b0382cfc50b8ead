import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, readSlug, startCaller } from '../support/caller.ts'
import { beBusiness, beGovernment, expectToast } from '../support/portal.ts'

const KNOWLEDGE = `${DESK}/knowledge`

test('a question without an answer gets one, which news leaves alone, and the answer is heard at once', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const slug = await readSlug(page)
  const caller = await startCaller(request, slug)
  await caller.say('Do you sell gift vouchers?')
  await caller.say('Do you sell bicycles made of bamboo?')
  await page.goto(KNOWLEDGE)
  await expect(page.getByRole('link', { name: 'Knowledge 2 waiting' })).toBeVisible()
  const unanswered = page.getByRole('region', { name: /^Asked this week/ })
  await unanswered.getByRole('button', { name: /^Not one for us: Do you sell bicycles/ }).click()
  await expectToast(page, 'Put aside')
  await unanswered.getByRole('link', { name: /^Write the answer/ }).click()
  const answer = page.getByLabel('Answer in English')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Please write the answer in English too')).toBeVisible()
  await answer.fill('We do: <b>€20</b> each, at www.example.ie/gifts.')
  // News of a conversation reaches the open form without changing it.
  await caller.say('Is there a sauna made of bamboo?')
  await expect(page.getByRole('link', { name: 'Knowledge 2 waiting' })).toBeVisible()
  await expect(answer).toHaveValue('We do: <b>€20</b> each, at www.example.ie/gifts.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expectToast(page, 'Answer saved')
  await unanswered.getByRole('button', { name: /^Not one for us/ }).click()
  await expect(page.getByRole('link', { name: 'Knowledge', exact: true })).toBeVisible()

  const field = page.getByLabel('Ask it as a caller would, or search')
  await field.fill('do you sell gift vouchers')
  await field.press('Enter')
  const preview = page.getByRole('status').filter({ hasText: /^It would say/ })
  await expect(preview).toContainText('We do: <b>€20</b> each')
  await preview.getByRole('link', { name: 'Hear what is live' }).click()
  await expect(preview).toContainText('Would say it does not know.')
})

test('a deleted answer is put back', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${KNOWLEDGE}?q=wheelchairs&find=words`)
  await page.getByRole('link', { name: 'Is the building accessible for wheelchairs?' }).click()
  await page.getByRole('button', { name: 'Delete answer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Answer deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Answer put back')
  await expect(page.getByText('Answer deleted')).toHaveCount(0)
})

test('on a phone the set-up leads to the answers to read, and one button confirms them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beBusiness(page)
  await page.goto(`${DESK}/set-up`)
  await page.getByRole('link', { name: /^Read the answers/ }).click()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeInViewport()
  const box = await page
    .getByRole('button', { name: /^Confirm answer/ })
    .first()
    .boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: /^Confirm all/ }).click()
  await expectToast(page, 'Answers checked')
  await expect(page.getByText('Every answer was checked')).toBeVisible()
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('knowledge is accessible in both portals', async ({ page, request }) => {
    for (const [be, desk] of [
      [beBusiness, DESK],
      [beGovernment, '/dashboard/government/receptionist'],
    ] as const) {
      await be(page)
      const caller = await startCaller(request, await readSlug(page, desk))
      await caller.say('Do you sell bicycles made of bamboo?')
      await page.goto(`${desk}/knowledge?q=complaint`)
      await expectReadable(page)
      await page.locator('.row-target').first().click()
      await expect(page.getByRole('button', { name: 'Save answer' })).toBeVisible()
      await expectReadable(page)
    }
  })
})
