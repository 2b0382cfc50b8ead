import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

/** A page with several forms. */
const RECORDS = '/dashboard/business/analytics/savings'

const note = (page: Page) => page.getByLabel('Note')
const people = (page: Page) => page.getByLabel('People')
const sendRating = (page: Page) => page.getByRole('button', { name: 'Record rating' }).click()

test.beforeEach(async ({ page }) => {
  await beBusiness(page)
  await page.goto(RECORDS)
})

test('text in one form stays when another is sent or refused, and the page loads once after a form', async ({
  page,
}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('.data')) loads.push(request.url())
  })
  await note(page).fill('Half a sentence')
  await people(page).fill('nobody')
  await sendRating(page)
  await expect(people(page)).toBeFocused()
  await expect(note(page)).toHaveValue('Half a sentence')
  await people(page).fill('3')
  loads.length = 0
  await sendRating(page)
  await expectToast(page, 'Rating recorded')
  await expect(people(page)).toHaveValue('1')
  await expect(note(page)).toHaveValue('Half a sentence')
  await expect(page).toHaveURL(RECORDS)
  expect(loads).toHaveLength(1)
})

test('a link clicked while a form finishes still works', async ({ page }) => {
  for (const moment of ['address', 'drawing', 'toast'] as const) {
    await page.goto(RECORDS)
    await page.evaluate(chooseTools, moment)
    await sendRating(page)
    await expect(page).toHaveURL(/\/business\/tools$/)
    await expect(page.getByLabel('People')).toHaveCount(0)
    await page.goBack()
    await expect(people(page)).toBeVisible()
    await expect(page).toHaveURL(RECORDS)
  }
})

/** Chooses a link as soon as the address says what was done, half-way through the drawing of its page, or with the toast. */
function chooseTools(moment: 'address' | 'drawing' | 'toast'): void {
  const choose = () => document.querySelector<HTMLElement>('a[href="/dashboard/business/tools"]')?.click()
  const isDone = () => location.search.includes('done=')
  if (moment === 'drawing') {
    // A component that reads what was done, and takes so long that React lets the browser go first.
    const Original = URLSearchParams
    window.URLSearchParams = class extends Original {
      constructor(init?: ConstructorParameters<typeof Original>[0]) {
        super(init)
        if (!this.has('done') || !isDone()) return
        window.URLSearchParams = Original
        setTimeout(choose)
        const end = performance.now() + 50
        while (performance.now() < end);
      }
    }
    return
  }
  const timer = setInterval(() => {
    if (moment === 'address' ? !isDone() : document.querySelector('.toast') === null) return
    clearInterval(timer)
    choose()
  }, 0)
}

test('a form with a lost answer, or one of a proxy, keeps its text and counts once when sent again', async ({
  page,
}) => {
  await expect(page.getByLabel('Summary')).toContainText('of 300 ratings')
  await page.route('**/savings.data*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await note(page).fill('Half a sentence')
  await people(page).fill('7')
  await sendRating(page)
  await expect(page.getByRole('alert')).toHaveText(/We could not reach the server/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(people(page)).toHaveValue('7')
  await expect(note(page)).toHaveValue('Half a sentence')
  await page.unroute('**/savings.data*')
  await page.route('**/savings.data*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await sendRating(page)
  await expect(page.getByRole('alert')).toHaveText(/Something went wrong on our side/)
  await expect(people(page)).toHaveValue('7')
  await page.unroute('**/savings.data*')
  await sendRating(page)
  await expectToast(page, 'Rating recorded')
  await expect(page.getByLabel('Summary')).toContainText('of 307 ratings')
})
