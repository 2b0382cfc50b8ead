import { expect, test } from 'vitest'
import { hasPlaceholder, listAddresses, listNames, Masker } from './masker.ts'

/** Masks, and checks that unmasking gives the text back. */
function maskWith(names: string[], text: string): string {
  const masker = new Masker(names)
  const masked = masker.mask(text)
  expect(masker.unmask(masked)).toBe(text)
  return masked
}

test.each([
  ['ring me on 085 123 4567', 'ring me on [PHONE_1]'],
  ['my number is +353 (0)85 123 4567.', 'my number is [PHONE_1].'],
  ['0851234567 or 01 234 5678', '[PHONE_1] or [PHONE_2]'],
  ['0851234567 and again 0851234567', '[PHONE_1] and again [PHONE_1]'],
  ['mail maire.ni.bhriain+x@example.ie please', 'mail [EMAIL_1] please'],
  ['I live at H91 X2Y3, and she at D02X285', 'I live at [EIRCODE_1], and she at [EIRCODE_2]'],
  ['PPS 1234567FA or 7654321t', 'PPS [PPSN_1] or [PPSN_2]'],
  ['card 4111 1111 1111 1111 exp', 'card [CARD_1] exp'],
  ['IBAN IE29 AIBK 9311 5212 3456 78', 'IBAN [IBAN_1]'],
])('%s', (text, masked) => {
  expect(maskWith([], text)).toBe(masked)
})

test.each([
  'Thursday 26 November at 17:30',
  'from 2026-11-26 to 2026-11-27',
  'on 26-11-2026 at half five',
  'Open 09:00–18:00, First visit: €65.',
  'it costs €1,250.50 for 12 weeks',
])('%s stays as it is', (text) => {
  expect(maskWith([], text)).toBe(text)
})

test('the name of a contact is masked whole, in parts, in small letters and lenited', () => {
  expect(maskWith(['Máire Ní Bhriain'], 'Is mise Máire Ní Bhriain. A Mháire! máire, Bhriain and Maire')).toBe(
    'Is mise [NAME_1]. A [NAME_2]! [NAME_3], [NAME_4] and Maire',
  )
  expect(maskWith(['Mark May'], 'Mark: remarkable, in May')).toBe('[NAME_1]: remarkable, in [NAME_2]')
  expect(listNames(['Hello', 'my name is Séamus Ó Sé', 'm’ainm Áine'])).toContain('Séamus Ó Sé')
})

test('the address of a contact is masked as it was said and as it was read back', () => {
  const said = '4 main st mallow p51 x2y3, im home after 3'
  const masker = new Masker([], listAddresses([said, 'my address is 9 Quay Street, Cobh', 'Cork']))
  const read = 'Address: 4 main st mallow, P51 X2Y3. Cork, 9 Quay Street Cobh'
  expect([masker.mask(said), masker.mask(read)]).toEqual([
    '[ADDRESS_1] [EIRCODE_2], im home after 3',
    'Address: [ADDRESS_1], [EIRCODE_4]. Cork, [ADDRESS_3]',
  ])
  expect(masker.unmask('to [ADDRESS_1], [EIRCODE_4]')).toBe('to 4 main st mallow, P51 X2Y3')
})

test('what a caller writes like a placeholder comes back as it was, and names nobody else’s number', () => {
  const masker = new Masker([])
  masker.mask('085 123 4567')
  const masked = masker.mask('say [PHONE_1] to me')
  expect(masked).toBe('say [TEXT_2] to me')
  expect(masker.unmask(masked)).toBe('say [PHONE_1] to me')
})

test('a model may write a placeholder in its own way, and none that it made up is filled', () => {
  const masker = new Masker(['Niamh'])
  masker.mask('Niamh, 085 123 4567')
  expect(masker.unmask('Hello [name_2], [ Phone 1 ]')).toBe('Hello Niamh, 085 123 4567')
  expect(masker.unmask('Call [PHONE_9]')).toBe('Call [PHONE_9]')
  expect([hasPlaceholder('Call [PHONE_9]'), hasPlaceholder('Call [me]')]).toEqual([true, false])
  expect([hasPlaceholder('[PHONE_9]'), hasPlaceholder('[PHONE_9]')]).toEqual([true, true])
})

test('a long text is masked in a bounded time, and comes back', () => {
  const text = `${'0123456789 '.repeat(300)}${'a.b@'.repeat(300)}${'AB12 '.repeat(300)}`
  maskWith(['Máire'], text)
})
