import { expect, test } from 'vitest'
import { businessRegistration } from '#contracts/accounts.ts'
import { hintEmail, hintWholePhone } from './hints.ts'

/** What the last button says about one field. */
function refuse(name: string, text: string): boolean {
  const { error } = businessRegistration.safeParse({ [name]: text })
  return error?.issues.some(({ path }) => path[0] === name) ?? false
}

test.each(['123', '098 5551', '098 55512'])('a phone number that is refused in the end has a hint: %s', (text) => {
  expect([hintWholePhone(text) !== undefined, refuse('businessPhone', text)]).toEqual([true, true])
})

test.each(['jo', 'jo@', 'a b@example.ie'])('an email address that is refused in the end has a hint: %s', (text) => {
  expect([hintEmail(text) !== undefined, refuse('contactEmail', text)]).toEqual([true, true])
})

test('what is accepted has none', () => {
  for (const text of ['045 123456', '087 555 0177', '+353 98 555 123']) {
    expect([hintWholePhone(text), refuse('businessPhone', text)]).toEqual([undefined, false])
  }
  for (const text of ['a@b.ie', ' sorcha@crust.example ']) expect(hintEmail(text)).toBeUndefined()
})
