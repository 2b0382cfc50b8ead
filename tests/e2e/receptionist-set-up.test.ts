import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, findSlug, startCaller } from '../support/caller.ts'
import { beBusiness, beGovernment, expectToast } from '../support/portal.ts'

test('callers notice a price, hours and a greeting that were set up, and a pause', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const slug = await findSlug(page)
  await page.goto(`${DESK}/set-up`)
  const experiences = page.getByRole('region', { name: 'What your callers will experience' })
  await expect(experiences).toContainText(/It has no price to give for/)
  await experiences.getByRole('link', { name: /^Set a price/ }).click()
  await page.getByLabel('Price in euro').fill('cheap')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByLabel('Price in euro')).toBeFocused()
  await expect(page.getByLabel('Price in euro')).toHaveValue('cheap')
  await page.getByLabel('Price in euro').fill('65')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expectToast(page, 'Saved')
  await expect(page.getByRole('table', { name: 'Services' })).toContainText('€65')

  await page.goto(`${DESK}/set-up#hours`)
  const saturday = page
    .getByRole('list', { name: 'Opening hours' })
    .getByRole('listitem')
    .filter({ hasText: 'Saturday' })
  await saturday.getByRole('button', { name: 'Add a period on Saturday' }).press('Enter')
  await expect(saturday.getByLabel('Saturday, period 1, from')).toBeFocused()
  await saturday.getByLabel('Saturday, period 1, from').fill('10:00')
  await saturday.getByLabel('Saturday, period 1, until').fill('12:30')
  await saturday.getByRole('button', { name: 'Copy Saturday to other days' }).click()
  await page.getByRole('button', { name: 'Sunday', exact: true }).click()
  await saturday.getByRole('button', { name: 'Remove Saturday, period 1' }).press('Enter')
  await expect(saturday.getByRole('button', { name: 'Add a period on Saturday' })).toBeFocused()
  await page.getByRole('button', { name: 'Save opening hours' }).click()
  await expectToast(page, 'Saved')

  await page.goto(`${DESK}/set-up#greeting`)
  const draft = page.getByRole('link', { name: /changes not live yet$/ })
  const before = (await draft.textContent()) ?? ''
  await page.getByLabel('Then, in your words (English)').fill('Mind the step.')
  await expect(page.getByRole('figure')).toContainText('Mind the step.')
  await page.getByRole('button', { name: 'Save greeting' }).click()
  // In the moment in which the page says what was done.
  await expect(draft).not.toHaveText(before)
  await draft.click()
  await expect(page).toHaveURL(/\/set-up\/draft$/)
  await expect(page.getByRole('heading', { name: 'What is not live yet' })).toBeVisible()
  await expect(page.getByText('Opening hours on Sunday')).toBeVisible()
  await expect(page.getByText(/^All \d+ pass$/)).toBeVisible()
  await expectReadable(page)
  await page.getByLabel('Note').fill('Weekends, and a price')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Published')
  await expect(page.getByRole('link', { name: /not live yet/ })).toHaveCount(0)
  const caller = await startCaller(request, slug)
  await caller.say('What are your opening hours?')
  const { messages } = await caller.read()
  expect(messages[0]?.text).toMatch(/Mind the step\.$/)
  expect(messages.at(-1)?.text).toContain('Sunday: 10:00–12:30')

  await page.goto(`${DESK}/conversations/${caller.id}`)
  await page.getByRole('link', { name: 'version 2' }).click()
  await expect(page.getByText('“Weekends, and a price”')).toBeVisible()
  await page.getByRole('link', { name: 'All versions' }).click()
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  await page.getByRole('button', { name: 'Return to version 1' }).click()
  await expectToast(page, 'It is live again')
  const next = await startCaller(request, slug)
  expect((await next.read()).messages[0]?.text).not.toContain('Mind the step')
  await expectReadable(page)

  await page.goto(DESK)
  await page.getByRole('button', { name: 'Pause answering' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Answering is paused' })).toBeVisible()
  await expect(page.getByText(/Paused by Niamh at \d\d:\d\d/)).toBeVisible()
  await page.goto(`/talk/${slug}`)
  await expect(page.getByText('The AI is paused.')).toBeVisible()
  await page.goto(DESK)
  await page.getByRole('button', { name: 'Resume answering' }).click()
  await expectToast(page, 'The receptionist answers again')
  await expect(page.getByText(/^Live\. It answers on web chat/)).toBeVisible()
})

test('the set-up is readable, in both portals', async ({ page }) => {
  for (const [be, base] of [
    [beBusiness, DESK],
    [beGovernment, '/dashboard/government/receptionist'],
  ] as const) {
    await be(page)
    await page.goto(`${base}/set-up?service=new#service`)
    await expectReadable(page)
  }
})
