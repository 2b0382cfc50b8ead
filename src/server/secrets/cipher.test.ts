import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { decrypt, encrypt, findKeyId, generateKeyText, parseKeys, type SecretKey } from './cipher.ts'

const PLACE = 'users.two_factor_secret of usr_1'

function newKey(): SecretKey {
  const [key] = parseKeys(generateKeyText()) ?? []
  if (key === undefined) throw new Error('no key')
  return key
}

test.each(['', 'GEZDGNBVGY3TQOJQ', 'Conas atá tú? 🙂', 'x'.repeat(10_000)])('a value comes back as it was', (value) => {
  const key = newKey()
  const sealed = encrypt(key, value, PLACE)
  expect(decrypt(key, sealed, PLACE)).toBe(value)
  expect(findKeyId(sealed)).toBe(key.id)
  expect(encrypt(key, value, PLACE)).not.toBe(sealed)
})

test('a value that was changed anywhere does not decrypt', () => {
  const key = newKey()
  const bytes = Buffer.from(encrypt(key, 'GEZDGNBV', PLACE).split('.')[2] ?? '', 'base64url')
  const change = (changed: Uint8Array) => `enc1.${key.id}.${Buffer.from(changed).toString('base64url')}`
  expect(decrypt(key, change(bytes), PLACE)).toBe('GEZDGNBV')
  for (const [index, byte] of bytes.entries()) {
    expect(() => decrypt(key, change(bytes.with(index, byte ^ 1)), PLACE)).toThrow()
  }
  for (const length of [0, 11, 12, 27, 28, bytes.length - 1]) {
    expect(() => decrypt(key, change(bytes.subarray(0, length)), PLACE)).toThrow()
  }
})

test('a value that was moved to another row or column does not decrypt, nor with another key', () => {
  const key = newKey()
  const sealed = encrypt(key, 'GEZDGNBV', PLACE)
  for (const place of ['users.two_factor_secret of usr_2', 'users.other of usr_1', '']) {
    expect(() => decrypt(key, sealed, place)).toThrow()
  }
  expect(() => decrypt(newKey(), sealed, PLACE)).toThrow()
})

test('several keys are read in their order, from lines or after commas', () => {
  const texts = [generateKeyText(), generateKeyText(), generateKeyText()]
  const ids = texts.map((text) => parseKeys(text)?.[0].id)
  expect(new Set(ids).size).toBe(3)
  for (const separator of [',', ', ', '\n']) {
    expect(parseKeys(`${texts.join(separator)}\n`)?.map(({ id }) => id)).toEqual(ids)
  }
  const urlSafe = Buffer.from(texts[0] ?? '', 'base64').toString('base64url')
  expect(parseKeys(urlSafe)?.[0].id).toBe(ids[0])
})

test.each(['', ',', 'secret', 'a'.repeat(64), 'A'.repeat(42), `${'A'.repeat(43)}=,short`, `${'A'.repeat(43)}==`])(
  'what is not 32 bytes in base64 is no key: %s',
  (text) => {
    expect(parseKeys(text)).toBeUndefined()
  },
)

test('a key shows its bytes neither in JSON nor in the console', () => {
  const text = generateKeyText()
  const keys = parseKeys(text)
  const bytes = Buffer.from(text, 'base64')
  const shown = JSON.stringify(keys) + inspect(keys, { depth: null, showHidden: true })
  for (const form of ['base64', 'base64url', 'hex'] as const) expect(shown).not.toContain(bytes.toString(form))
  expect(shown).not.toContain([...bytes.subarray(0, 4)].join(','))
})
