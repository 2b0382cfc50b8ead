import { formatBookingDay, formatBookingTime } from '#contracts/words/booking-times.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { mailsTo } from '../support/mails.ts'
import type * as OwnBookings from '../support/own-bookings.ts'

let own: typeof OwnBookings
test.beforeAll(async () => {
  own = await loadThroughVite('own-bookings.ts')
})

test('a caller moves and cancels an appointment by the mailed link', { tag: '@phone' }, async ({ page, server }) => {
  const { booking, email, path } = await own.bookOnServer(server)
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(formatBookingDay(booking.startsAt, 'en'))
  await expect(page.getByText(/with Eoin$/)).toBeVisible()
  await page.getByRole('link', { name: 'Change the time' }).click()
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the appointment' })).toBeHidden()
  const time = page.getByRole('link', { name: /, 09:00 Eoin$/ }).last()
  await time.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^From .* 09:00, with Eoin$/)).toBeVisible()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('status')).toContainText('Your appointment has a new time')
  await expect(page.getByText(/^09:00 to 09:45, with Eoin$/)).toBeVisible()
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(2)

  await page.getByRole('link', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByRole('status')).toContainText('Your appointment is cancelled')
  await expect(page.getByText('This appointment is cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the time' })).toBeHidden()
})

test('a time that was taken meanwhile is refused, and others are offered', async ({ page, server }) => {
  const { diary, path } = await own.bookOnServer(server)
  await page.goto(`${path}?show=change`)
  const time = page.getByRole('link', { name: /, 09:00 Eoin$/ }).first()
  await time.click()
  await expect(page.getByRole('button', { name: 'Move the appointment' })).toBeVisible()
  await own.takeOnServer(server, diary, '09:00')
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody has just taken this time')
  await expect(page.getByRole('link', { name: /, 1[01]:\d\d / }).first()).toBeVisible()
})

test('the page is in the language of the booking, and can be read in the other', async ({ page, server }) => {
  const { booking, path } = await own.bookOnServer(server, 'ga')
  await page.goto(`${path}?show=change`)
  await expect(page.locator('.booking-page')).toHaveAttribute('lang', 'ga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatBookingDay(booking.startsAt, 'ga'))
  await expect(page.getByText(`${formatBookingTime(booking.startsAt, 'ga')} go`)).toBeVisible()
  await expect(page.getByText(/le hEoin$/)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatBookingDay(booking.startsAt, 'en'))
  await page.goto(`${path}?show=cancel`)
  await expectReadable(page)
})

test('an invalid link says so in both languages', async ({ page, server }) => {
  const { path } = await own.bookOnServer(server)
  await page.goto(`${path}x`)
  await expect(page.getByRole('heading', { name: 'This link leads to no appointment' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Níl aon choinne ag baint leis an nasc seo' })).toBeVisible()
  await expectReadable(page)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('an appointment can be moved and cancelled', async ({ page, server }) => {
    const { path } = await own.bookOnServer(server)
    await page.goto(path)
    await page.getByRole('link', { name: 'Change the time' }).click()
    await page
      .getByRole('link', { name: /, 09:00 Eoin$/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Move the appointment' }).click()
    await expect(page.getByText('09:00 to 09:45, with Eoin')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await expect(page.getByText('This appointment is cancelled.')).toBeVisible()
  })
})
