import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { refuseCommonPassword } from './refuse-common-password.ts'

const refusal = { code: 'invalid_input', fieldErrors: { password: expect.stringContaining('too common') } }

test('the 3,000 most common passwords of 8 or more characters are refused, in any case', async () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8)
  expect(long.length).toBeGreaterThan(15_000)
  const accepted: string[] = []
  for (const password of long.slice(0, 3_000)) {
    await refuseCommonPassword(password.toUpperCase(), []).then(
      () => accepted.push(password),
      () => {},
    )
  }
  expect(accepted).toEqual([])
})

test('a name alone is refused in any spelling, and a name in a sentence is not', async () => {
  const names = ['Claddagh Physio', 'Niamh', 'Ní Bhriain']
  for (const guess of ['claddagh physio', 'CLADDAGH-PHYSIO', 'nibhriain', 'Ní-Bhriain']) {
    await expect(refuseCommonPassword(guess, names)).rejects.toMatchObject(refusal)
  }
  await refuseCommonPassword('Niamh swims at Blackrock', names)
  await refuseCommonPassword('  !!!  ???  ', [...names, ''])
})

test('the error is at the given field', async () => {
  await expect(refuseCommonPassword('password1', [], 'newPassword')).rejects.toMatchObject({
    fieldErrors: { newPassword: expect.any(String) },
  })
})
