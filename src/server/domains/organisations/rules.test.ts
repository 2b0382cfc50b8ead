import { expect, test } from 'vitest'
import { findTypeRefusal, normaliseDetails } from './rules.ts'

test('known formats are normalised, and the rest is stored as typed', () => {
  expect(normaliseDetails({ address: 'Naas, w91 f2a1', phone: '045 123456', vatNumber: 'ie 6388047 v' })).toMatchObject(
    { address: 'Naas, w91 f2a1', eircode: 'W91F2A1', phone: '+35345123456', vat_number: 'IE6388047V' },
  )
  expect(normaliseDetails({ address: 'Naas', phone: 'ask', vatNumber: 'soon' })).toMatchObject({
    eircode: null,
    phone: 'ask',
    vat_number: 'soon',
  })
  expect(normaliseDetails({})).toMatchObject({ address: null, eircode: null, phone: null, vat_number: null })
})

test('public bodies have government accounts, and only they', () => {
  expect(findTypeRefusal('GOVERNMENT', 'GOVERNMENT')).toBeUndefined()
  expect(findTypeRefusal('SME', 'BUSINESS')).toBeUndefined()
  expect(findTypeRefusal('GOVERNMENT', 'BUSINESS')).toContain('government account')
  expect(findTypeRefusal('ENTERPRISE', 'GOVERNMENT')).toContain('government account')
})
