import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, readSlug, startCaller } from '../support/caller.ts'
import type * as Clinic from '../support/clinic.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, beGovernment, expectToast } from '../support/portal.ts'

const DIARY = `${DESK}/diary`
const day = addToDay(irishDay(new Date()), { days: 10 })
const NOON = `${day}T12:00:00.000Z`

let clinic: typeof Clinic
test.beforeAll(async () => {
  clinic = await loadThroughVite('clinic.ts')
})

test('staff book by hand, move and cancel, and the person is told each time', async ({ page, server }) => {
  const email = await beBusiness(page)
  await page.request.get(DIARY)
  const lines = [
    { time: '10:30', diaryId: 'niamh', name: 'Máire Uí Chonaill' },
    { time: '11:15', diaryId: 'niamh', name: 'Gearóid Lane', isByHand: true },
  ]
  await clinic.fillClinic(server, email, { day, lines })
  await page.goto(`${DIARY}?day=${day}`)
  await expect(page.getByRole('heading', { name: formatBookingDay(NOON, 'en') })).toBeVisible()

  // A free stretch opens the form with its time, by keyboard. A phone shows a list in place of the columns.
  const panel = page.getByRole('complementary', { name: 'New booking' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const free = page
      .getByRole('link', { name: /(12:00|60 min free, Niamh).*(60 min free, book Niamh)?/ })
      .filter({ visible: true, hasText: '60 min free' })
    await free.filter({ hasText: /Niamh/ }).first().press('Enter')
    await expect(panel.getByLabel('Time')).toHaveValue('12:00')
    if (width === 390) await page.keyboard.press('Escape')
    // What is behind the sheet of a phone takes no focus until it is closed.
    await expect(panel).toHaveCount(width === 390 ? 0 : 1)
  }
  await panel.getByLabel('Name').fill('Seán Ó Murchú')
  await panel.getByLabel(/^Email/).fill('not an address')
  await panel.getByLabel(/^Note/).fill('Knee')
  await panel.getByLabel('Time').fill('10:30')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel(/^Email/).fill('sean@example.ie')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText(/Somebody else has this time\. Free near it: .*with Niamh/)).toBeVisible()
  await expect(panel.getByLabel(/^Note/)).toHaveValue('Knee')
  await panel.getByLabel('Time').fill('08:00')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText(/Niamh has no hours at this time/)).toBeVisible()
  await panel.getByRole('button', { name: '12:00', exact: true }).click()
  await panel.getByLabel('Told in').selectOption('ga')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(page, 'Booked')

  const booking = page.getByRole('complementary', { name: 'Seán Ó Murchú' })
  await expect(booking).toContainText('12:00 to 12:45')
  await expect(booking).toContainText('Knee')
  await expect(booking).toContainText('Gaeilge, by mail')
  await booking.getByRole('link', { name: 'Move' }).click()
  await expect(booking).toContainText('Seán Ó Murchú gets a mail at sean@example.ie, in Irish')
  await booking.getByRole('link', { name: /^14:00.*Niamh$/ }).click()
  await booking.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking moved')
  await expect(booking).toContainText('14:00 to 14:45')
  await expect(booking.getByRole('listitem').filter({ hasText: 'Moved by' })).toBeVisible()

  await booking.getByRole('link', { name: 'Cancel booking' }).click()
  await expect(booking).toContainText('in Irish, that it is cancelled')
  await booking.getByRole('button', { name: 'Cancel booking' }).click()
  await expectToast(page, 'Booking cancelled')
  await expect(booking).toContainText('Cancelled')
  await expect.poll(async () => (await mailsTo(server, 'sean@example.ie')).length).toBe(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${DIARY}\\?day=${day}$`))
})

test('a booking links to its conversation, and news keeps typed text', async ({ page, request, server }) => {
  const email = await beBusiness(page)
  const caller = await startCaller(request, await readSlug(page))
  await caller.say('What are your opening hours?')
  const line = { time: '09:00', diaryId: 'niamh', name: 'Eileen Foley', conversationId: caller.id }
  await clinic.fillClinic(server, email, { day, lines: [line] })
  await page.goto(`${DIARY}/new?day=${day}`)
  const name = page.getByRole('complementary', { name: 'New booking' }).getByLabel('Name')
  await name.fill('Half a na')
  await clinic.fillClinic(server, email, {
    day,
    lines: [{ time: '16:00', diaryId: 'eoin', name: 'Úna Barry', isByHand: true }],
  })
  await caller.say('Where are you?')
  await expect(page.getByRole('link', { name: /Úna Barry/ }).filter({ visible: true })).toBeVisible()
  await expect(name).toHaveValue('Half a na')
  await page
    .getByRole('link', { name: /Eileen Foley/ })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('complementary', { name: 'Eileen Foley' })
    .getByRole('link', { name: /^Web chat/ })
    .click()
  await expect(page.getByRole('log')).toContainText('What are your opening hours?')
})

test('blocked time is shown, prevents bookings, and can be removed', async ({ page, server }) => {
  const email = await beBusiness(page)
  await page.request.get(DIARY)
  await clinic.fillClinic(server, email, { day, lines: [{ time: '09:00', diaryId: 'niamh', name: 'Eileen Foley' }] })
  await page.goto(`${DIARY}?day=${day}`)
  await page.getByRole('link', { name: 'Block time' }).click()
  const form = page.getByRole('complementary', { name: 'Block time' })
  await form.getByLabel('Whose time').selectOption('Eoin')
  await form.getByLabel('Why').fill('Annual leave')
  await form.getByRole('button', { name: 'Block time' }).click()
  await expectToast(page, 'Time blocked')
  await expect(
    page.getByRole('link', { name: new RegExp(`^Eoin, ${formatBookingDay(NOON, 'en')}: Annual leave`) }),
  ).toBeVisible()
  // Words on each other cannot be read: of Eoin's break nothing is said within his leave.
  await expect(page.getByText('Break until 14:00').filter({ visible: true })).toHaveCount(1)
  const panel = page.getByRole('complementary', { name: 'Annual leave' })
  await panel.getByRole('button', { name: 'Unblock this time' }).click()
  await expectToast(page, 'Time unblocked')
  await expect(
    page.getByRole('link', { name: new RegExp(`^Eoin, ${formatBookingDay(NOON, 'en')}: 0 booked`) }),
  ).toBeVisible()
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('the diary is accessible in both portals', async ({ page, server }) => {
    const email = await beBusiness(page)
    await page.request.get(DIARY)
    const closures = [
      { from: addToDay(day, { days: 1 }), to: addToDay(day, { days: 1 }), name: { en: 'Staff day', ga: 'Lá foirne' } },
    ]
    const lines = [
      { time: '10:30', diaryId: 'niamh', name: 'Máire Uí Chonaill' },
      { time: '11:15', diaryId: 'eoin', name: 'Gearóid Lane', service: 'review' as const, isByHand: true },
    ]
    const ids = await clinic.fillClinic(server, email, { day, lines, closures })
    await page.goto(`${DIARY}/${ids['Máire Uí Chonaill']}?day=${day}&show=move`)
    await expectReadable(page)
    await page.goto(`${DIARY}?day=${addToDay(day, { days: 1 })}&view=list`)
    await expectReadable(page)
    await page.goto(`${DIARY}?day=${day}`)
    await expectReadable(page)
    await beGovernment(page)
    await page.goto('/dashboard/government/receptionist/diary/new')
    await expectReadable(page)
  })
})
