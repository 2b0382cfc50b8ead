import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK } from '../support/caller.ts'
import { beBusiness, beGovernment, expectToast } from '../support/portal.ts'

const SET_UP = `${DESK}/set-up`

test('a price, hours and a greeting are set up, published and taken back, and the receptionist pauses', async ({
  page,
}) => {
  await beBusiness(page)
  await page.goto(SET_UP)
  const experiences = page.getByRole('region', { name: 'What your callers will experience' })
  await experiences.getByRole('link', { name: /^Set a price/ }).click()
  await page.getByLabel('Price in euro').fill('cheap')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByLabel('Price in euro')).toBeFocused()
  await expect(page.getByLabel('Price in euro')).toHaveValue('cheap')
  await page.getByLabel('Price in euro').fill('65')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expectToast(page, 'Saved')
  await expect(page.getByRole('table', { name: 'Services' })).toContainText('€65')

  await page.goto(`${SET_UP}#hours`)
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
  await expect(page.getByLabel('Sunday, period 1, from')).toHaveValue('10:00')
  await saturday.getByRole('button', { name: 'Remove Saturday, period 1' }).press('Enter')
  await expect(saturday.getByRole('button', { name: 'Add a period on Saturday' })).toBeFocused()
  await page.getByRole('button', { name: 'Save opening hours' }).click()
  await expectToast(page, 'Saved')

  await page.goto(`${SET_UP}#greeting`)
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
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Published')
  await expect(page.getByRole('link', { name: /not live yet/ })).toHaveCount(0)

  await page.goto(`${SET_UP}/versions/1`)
  await page.getByRole('button', { name: 'Return to version 1' }).click()
  await expectToast(page, 'It is live again')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Pause answering' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Answering is paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume answering' }).click()
  await expectToast(page, 'The receptionist answers again')
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

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
})
