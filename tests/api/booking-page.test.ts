import { beforeAll, expect, test } from 'vitest'
import { formatBookingDay, formatBookingTime } from '#contracts/words/booking-times.ts'
import { type Product, shareProduct } from '../support/http.ts'
import { bookOnServer, takeOnServer } from '../support/own-bookings.ts'
import { PlainPages } from '../support/plain-pages.ts'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const get = (path: string) => fetch(product.url + path, { redirect: 'manual' })
const post = (path: string, fields: Record<string, string>, origin = product.url) =>
  fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  })

test('the page is private, and other sites never see its address', async () => {
  const { path } = await bookOnServer(product)
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const page = await response.text()
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect(page).toContain('Cork Physio')
})

test('the page names a price, and none of a free service', async () => {
  const { booking, path } = await bookOnServer(product)
  expect(await (await get(path)).text()).toContain('€')
  await product.db.updateTable('bookings').set({ price_cents: 0 }).where('id', '=', booking.id).execute()
  expect(await (await get(path)).text()).not.toContain('€')
})

test('the page names the place with the time', async () => {
  const { booking, path } = await bookOnServer(product)
  const address = '7 Quay Street, Galway'
  await product.db.updateTable('organisations').set({ address }).where('id', '=', booking.organisationId).execute()
  const [content = ''] = /<main.*<\/main>/s.exec(await (await get(path)).text()) ?? []
  expect(content).toContain(address)
})

test('the page and the calendar file name the address of a service at the customer’s', async () => {
  const { booking, path } = await bookOnServer(product)
  const home = { place: 'customer' as const, address: '4 Main Street, Mallow' }
  await product.db.updateTable('bookings').set(home).where('id', '=', booking.id).execute()
  expect(await (await get(path)).text()).toContain('4 Main Street, Mallow')
  expect(await (await get(`${path}/booking.ics`)).text()).toContain('LOCATION:4 Main Street\\, Mallow')
})

test('the calendar file has the id of the mailed entry', async () => {
  const { booking, path } = await bookOnServer(product)
  const response = await get(`${path}/booking.ics`)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const file = await response.text()
  expect(file).toContain(`UID:${booking.id}@`)
  expect(file).toContain('METHOD:PUBLISH')
  expect((await get(`${path}x/booking.ics`)).status).toBe(404)
})

test('a form that is posted twice moves the booking once', async () => {
  const { booking, diary, path } = await bookOnServer(product)
  const startsAt = `${diary.day}T14:00:00.000Z`
  const move = { intent: 'move', diaryId: 'niamh', startsAt, version: '0', key: 'one' }
  for (let time = 0; time < 2; time++) {
    const response = await post(path, move)
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}?done=moved`])
  }
  const row = product.db.selectFrom('bookings').select(['starts_at', 'version']).where('id', '=', booking.id)
  expect(await row.executeTakeFirst()).toEqual({ starts_at: startsAt, version: 1 })
  const stale = await post(path, { ...move, startsAt: `${diary.day}T15:00:00.000Z`, key: 'two' })
  expect([stale.status, (await stale.text()).includes('has changed since you opened the page')]).toEqual([409, true])
})

test('a time that was never offered gets the answer for a taken one', async () => {
  const { diary, path } = await bookOnServer(product)
  const night = { intent: 'move', diaryId: 'niamh', startsAt: `${diary.day}T03:00:00.000Z`, version: '0', key: 'one' }
  const response = await post(path, night)
  expect(response.headers.get('Location')).toBe(`${path}?show=change&taken=`)
})

test('another site cannot cancel, and a wrong link answers 404', async () => {
  const { booking, path } = await bookOnServer(product)
  expect((await post(path, { intent: 'cancel', key: 'one' }, 'https://evil.example')).status).toBe(403)
  expect((await get(`${path}x`)).status).toBe(404)
  expect((await get('/talk/x/booking/%00')).status).toBe(404)
  expect((await post(`${path}x`, { intent: 'cancel', key: 'one' })).status).toBe(400)
  const row = product.db.selectFrom('bookings').select('status').where('id', '=', booking.id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'booked' })
  expect(product.output()).not.toContain(path.split('/').at(-1))
})

test('an appointment is moved and cancelled without scripts', async () => {
  const { path } = await bookOnServer(product)
  const page = await new PlainPages(product).open(path)
  await page.follow('Change the time')
  await page.open(page.hrefsOf(/, 09:00 Eoin$/).at(-1) ?? '')
  await page.send('Move the appointment')
  expect(page.text).toContain('09:00 to 09:45, with Eoin')
  await page.follow('Cancel it')
  await page.send('Cancel the appointment')
  expect(page.text).toContain('This appointment is cancelled.')
})

test('a diary with the name of the business is nobody whom the page would name', async () => {
  const { diary, path } = await bookOnServer(product)
  await product.db.updateTable('organisations').set({ name: 'Eoin' }).where('id', '=', diary.organisationId).execute()
  const page = await new PlainPages(product).open(`${path}?show=change`)
  expect(page.text).toContain('Free for 45 minutes. Each stroke')
  expect(page.hrefsOf(/, 09:00$/)).not.toEqual([])
})

test('a time that was taken meanwhile is refused, and others are offered', async () => {
  const { diary, path } = await bookOnServer(product)
  const page = await new PlainPages(product).open(`${path}?show=change`)
  await page.open(page.hrefsOf(/, 09:00 Eoin$/)[0] ?? '')
  await takeOnServer(product, diary, '09:00')
  await page.send('Move the appointment')
  expect(page.alert).toContain('Somebody has just taken this time')
  expect(page.hrefsOf(/, 1[01]:\d\d /)).not.toEqual([])
})

test('the page is in the language of the booking, and can be read in the other', async () => {
  const { booking, path } = await bookOnServer(product, 'ga')
  const page = await new PlainPages(product).open(`${path}?show=change`)
  expect(page.find('.booking-page').attribs.lang).toBe('ga')
  expect(page.texts('h1')).toEqual([formatBookingDay(booking.startsAt, 'ga')])
  expect(page.text).toContain(`${formatBookingTime(booking.startsAt, 'ga')} go`)
  expect(page.text).toContain('le hEoin')
  await page.follow('English')
  expect(page.texts('h1')).toEqual([formatBookingDay(booking.startsAt, 'en')])
})

test('an invalid link says so in both languages', async () => {
  const { path } = await bookOnServer(product)
  const page = await new PlainPages(product).open(`${path}x`)
  const headings = page.texts('h1, h2').join('\n')
  expect(headings).toContain('This link leads to no booking')
  expect(headings).toContain('Níl aon áirithint ag baint leis an nasc seo')
})
