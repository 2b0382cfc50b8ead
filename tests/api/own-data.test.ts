import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/database/transaction.ts'
import { bookingLinkToken } from '#server/domains/bookings/index.ts'
import { testCtx } from '../support/database.ts'
import { type Product, shareProduct } from '../support/http.ts'
import { bookOnServer } from '../support/own-bookings.ts'
import { connectTo } from '../support/people.ts'
import { openPractice } from '../support/talk.ts'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const send = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  })
const open = (path: string, cookie = '') =>
  fetch(product.url + path, { redirect: 'manual', headers: cookie === '' ? {} : { Cookie: cookie } })

async function openShop(): Promise<{ slug: string; organisationId: string }> {
  const deps = connectTo(product)
  try {
    return await openPractice(deps)
  } finally {
    await deps.db.destroy()
  }
}

/** A booking on a day of its own, moved to an organisation with a receptionist. */
async function bookAt(organisationId: string) {
  const { booking, email } = await bookOnServer(product)
  const own = { organisation_id: organisationId }
  await product.db.deleteFrom('booking_cells').where('booking_id', '=', booking.id).execute()
  for (const table of ['booking_changes', 'booking_links'] as const) {
    await product.db.updateTable(table).set(own).where('booking_id', '=', booking.id).execute()
  }
  await product.db.updateTable('bookings').set(own).where('id', '=', booking.id).execute()
  return { booking, email }
}

const readCode = async (email: string) => {
  const row = await product.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', 'own-data-code')
    .where('recipient', '=', email)
    .executeTakeFirst()
  return row === undefined ? undefined : (JSON.parse(row.props).code as string)
}

test('a caller proves an address, downloads a copy and erases everything, without scripts', async () => {
  const { slug, organisationId } = await openShop()
  const { booking, email } = await bookAt(organisationId)
  const path = `/talk/${slug}/your-data`
  const first = await open(`${path}?lang=ga`)
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await first.text()).toContain('Do chuid sonraí')
  const known = await send(path, { intent: 'request', email, language: 'en' })
  const unknown = await send(path, { intent: 'request', email: 'nobody@example.ie', language: 'en' })
  expect([known.status, unknown.status]).toEqual([200, 200])
  const [one, two] = [await known.text(), await unknown.text()]
  for (const text of [one, two]) expect(text).toContain('Code from the mail')
  expect(await readCode('nobody@example.ie')).toBeUndefined()
  for (const file of ['copy.json', 'copy.txt']) expect((await open(`${path}/${file}`)).status).toBe(302)
  expect((await send(path, { intent: 'erase', confirmed: 'yes' })).status).toBe(400)
  const code = (await readCode(email)) ?? ''
  expect((await send(path, { intent: 'open', email, code: 'x' })).status).toBe(422)
  const proved = await send(path, { intent: 'open', email, code })
  expect([proved.status, proved.headers.get('Location')]).toEqual([303, path])
  const [cookie = ''] = proved.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  expect(proved.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
  expect(await (await open(path, cookie)).text()).toContain(email)
  const copy = await open(`${path}/copy.json`, cookie)
  expect(copy.headers.get('Content-Disposition')).toMatch(/my-data-/)
  const text = await open(`${path}/copy.txt?lang=ga`, cookie)
  expect(text.headers.get('Content-Type')).toContain('text/plain')
  expect(await text.text()).toContain('An méid a choinníonn')
  expect((await copy.json()).tables.bookings).toMatchObject([{ id: booking.id, email }])
  expect((await send(path, { intent: 'erase' }, cookie)).status).toBe(422)
  const erased = await send(path, { intent: 'erase', confirmed: 'yes' }, cookie)
  expect(erased.headers.get('Location')).toBe(`${path}?done=erased`)
  expect(await (await open(`${path}?done=erased`)).text()).toContain('Your data is erased')
  expect(await (await open(path, cookie)).text()).not.toContain(email)
  const left = product.db.selectFrom('bookings').select('id').where('email', '=', email)
  expect(await left.execute()).toEqual([])
  expect((await open('/talk/nobody-here/your-data')).status).toBe(404)
})

test('opening a mailed booking link proves its address', async () => {
  const { organisationId } = await openShop()
  const { booking, email } = await bookAt(organisationId)
  const deps = connectTo(product)
  const token = await inTransaction(testCtx(deps), (tx) =>
    bookingLinkToken(tx, { bookingId: booking.id, isMailed: true }),
  ).finally(() => deps.db.destroy())
  const contacts = () => product.db.selectFrom('contacts').select('id').where('proven_email', '=', email).execute()
  expect(await contacts()).toEqual([])
  const page = await open(`/talk/claddagh-physio/booking/${token}`)
  expect(await page.text()).toContain('/your-data')
  expect(await contacts()).toHaveLength(1)
})
