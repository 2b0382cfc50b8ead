import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { mailsTo } from '../support/mails.ts'
import type * as OwnBookings from '../support/own-bookings.ts'

let own: typeof OwnBookings
test.beforeAll(async () => {
  own = await loadThroughVite('own-bookings.ts')
})

test('a caller moves and cancels an appointment by the mailed link', async ({ page, server }) => {
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

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByRole('status')).toContainText('Your appointment is cancelled')
  await expect(page.getByText('This appointment is cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the time' })).toBeHidden()
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('the page is readable in both languages, and so is one for an unknown link', async ({ page, server }) => {
    const { path } = await own.bookOnServer(server, 'ga')
    for (const address of [`${path}?show=change`, `${path}?show=cancel`, `${path}x`]) {
      await page.goto(address)
      await expectReadable(page)
    }
  })
})
