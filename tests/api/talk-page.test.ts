import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, shareProduct } from '../support/http.ts'
import { PlainPages } from '../support/plain-pages.ts'

let product: Product
let page: PlainPages
beforeAll(async () => {
  product = await shareProduct()
})
beforeEach(() => {
  page = new PlainPages(product)
})

const repliesOn = () => page.texts('[data-by="receptionist"]')

test('the form of the page gets an answer, and a person is asked for', async () => {
  await page.open('/talk/ogham')
  await page.send('Send', { 'Write a message': 'When are you open?' })
  expect(page.texts('[data-by="contact"]')).toEqual([expect.stringContaining('When are you open?')])
  expect(repliesOn().at(-1)).toContain('Our opening hours')
  await page.send('Talk to a person')
  expect(repliesOn().at(-1)).toContain('I have told our team')
})

test('a caller books an appointment in Irish', async () => {
  await page.open('/talk/ogham?lang=ga')
  expect(page.texts('h1')).toEqual(['Labhair le hOgham'])
  const say = (text: string) => page.send('Seol', { 'Scríobh teachtaireacht': text })
  await say('Ba mhaith liom coinne a dhéanamh Déardaoin seo chugainn ag leathuair tar éis a trí')
  const offer = repliesOn().at(-1) ?? ''
  expect(offer).toContain('Déardaoin')
  // From Monday to Thursday the words may mean this week or the next, so the receptionist asks.
  if (offer.includes('An oireann sé sin duit?')) await say('Sea')
  await say('Máire Ní Bhriain')
  await say('maire@bhriain.example')
  await say('Sea, le do thoil')
  expect(page.text).toContain('Curtha in áirithe')
})

test('an address without a receptionist is a 404', async () => {
  expect((await page.open('/talk/nobody-here')).status).toBe(404)
})

test('without scripts the live practice leads to our own receptionist', async () => {
  expect((await page.open('/ai-receptionist')).hrefOf('Type to our own receptionist instead')).toBe('/talk/ogham')
})
