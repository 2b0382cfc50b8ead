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
  await expect(page.getByRole('region', { name: 'Checks' }).getByRole('listitem')).toHaveCount(0)
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

test('on a phone nothing covers or hides the next step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beBusiness(page)
  await page.goto(`${SET_UP}#calendars`)
  const add = page.locator('details').filter({ hasText: 'Private address of the calendar' }).first()
  await add.locator('summary').first().click()
  await add.getByLabel('Private address of the calendar').fill('https://calendar.example/private.ics')
  await add.getByRole('button', { name: 'Add calendar' }).click()
  await expectToast(page, 'Calendar added')
  await expect(add.getByRole('button', { name: 'Add calendar' })).toBeHidden()

  await page.goto(`${SET_UP}#hours`)
  await expect(page.getByText('One stroke is an hour open.')).toBeHidden()
  await page.getByLabel('Monday, period 1, from').first().fill('07:15')
  await page.getByRole('button', { name: 'Save opening hours' }).click()
  await expectToast(page, 'Saved')
  await page.getByRole('link', { name: 'Publish', exact: true }).click({ trial: true, timeout: 2_000 })

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('link', { name: 'Diary', exact: true }).click()
  const panel = page.locator('main [aria-busy=false]')
  await expect(page).toHaveURL(/\/diary$/)
  const blank = () =>
    panel.evaluate((element) => Number.parseFloat(element.style.minHeight || '0') - window.innerHeight)
  await expect.poll(blank).toBeLessThanOrEqual(0)

  await page.goto(`${DESK}/knowledge`)
  await page.getByRole('link', { name: 'Read a website or add a document' }).click()
  await expect(page.getByRole('link', { name: 'Add a document', exact: true })).toBeInViewport()
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
