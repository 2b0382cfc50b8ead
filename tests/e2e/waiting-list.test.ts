import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK } from '../support/caller.ts'
import type * as Clinic from '../support/clinic.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { mailsTo } from '../support/mails.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

const DIARY = `${DESK}/diary`
const day = addToDay(irishDay(new Date()), { days: 10 })
const DAY = formatBookingDay(`${day}T12:00:00.000Z`, 'en')
const person = { name: 'Bríd Ní Shé', email: 'brid.waits@example.ie' }

let clinic: typeof Clinic
test.beforeAll(async () => {
  clinic = await loadThroughVite('clinic.ts')
})

test('staff see the waiting list of a full day, and a person accepts an offered time by its link', async ({
  page,
  server,
}) => {
  const email = await beBusiness(page)
  await page.request.get(DIARY)
  const free = await clinic.fillWaitingList(server, email, { day, person })
  await page.goto(`${DIARY}?day=${day}`)
  await page.getByRole('link', { name: '1 person waits' }).click()
  const panel = page.getByRole('complementary', { name: 'Waiting list' })
  await expect(panel.getByText(`${DAY}, First visit`)).toBeVisible()
  await panel.getByRole('button', { name: `Offer a time to ${person.name}` }).click()
  await expect(page.getByText('No time of this day is free for this service.', { exact: true })).toBeVisible()
  await panel.getByLabel(/^Minutes/).fill('5')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Please give them 15 minutes at least')).toBeVisible()
  await panel.getByLabel(/^Minutes/).fill('90')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved')
  await expectReadable(page)

  await free()
  // The job that runs every minute may be faster.
  const offer = panel.getByRole('button', { name: `Offer a time to ${person.name}` })
  await offer.click({ timeout: 5_000 }).catch(() => undefined)
  await expect.poll(async () => (await mailsTo(server, person.email)).length).toBe(2)
  const link = /http\S+\/waiting\/[\w-]+/.exec((await mailsTo(server, person.email)).at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DAY)
  await expect(page.getByRole('status')).toContainText('Kept for you until')
  await expectReadable(page)
  // One column: the parts follow each other, from one edge.
  const parts = [page.getByText('Waiting list', { exact: true }), page.getByRole('heading'), page.getByRole('status')]
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(1)
    const [kicker, heading] = boxes
    expect((heading?.y ?? 0) - (kicker?.y ?? 0) - (kicker?.height ?? 0)).toBeLessThan(24)
  }
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByText('You took the time, and it is booked.')).toBeVisible()
  await expect.poll(async () => (await mailsTo(server, person.email)).length).toBe(3)
  await page.goto(`${DIARY}?day=${day}`)
  await expect(page.getByRole('link', { name: /waits/ })).toBeHidden()
  await expect(page.getByText(person.name).filter({ visible: true }).first()).toBeVisible()
})
