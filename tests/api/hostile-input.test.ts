import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { contactMessage } from '#contracts/enquiries.ts'
import { countRows, mutatingRoutes, type Product, post, shareProduct, VALID_MESSAGE } from '../support/http.ts'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const send = (body: unknown, headers: Record<string, string | undefined> = {}) =>
  post(product, '/api/contact', body, headers)

type Refusal = { code: string; message: string; fieldErrors?: Record<string, string> }

/** Sends and expects a refusal that stored nothing. */
async function refused(
  status: number,
  body: unknown,
  headers: Record<string, string | undefined> = {},
  attempts = 3,
): Promise<Refusal> {
  const before = await countRows(product.db)
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  const after = await countRows(product.db)
  // A job of the shared product may write meanwhile, but hardly at each of several requests.
  if (attempts > 1 && !isDeepStrictEqual(after, before)) return refused(status, body, headers, attempts - 1)
  expect(after).toEqual(before)
  return (await response.json()) as Refusal
}

async function stored(body: unknown) {
  const response = await send(body)
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  return product.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('deep or wide JSON within the limit is refused like any invalid value', async () => {
  await refused(400, `{"name":${'['.repeat(100_000)}`)
  for (const name of ['['.repeat(60_000) + ']'.repeat(60_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`]) {
    const { fieldErrors } = await refused(422, `{"name":${name},"email":"a@b.ie","organization":"a","message":"b"}`)
    expect(Object.keys(fieldErrors ?? {})).toEqual(['name'])
  }
  await refused(422, Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, 1])))
})

test.each([
  '"__proto__":{"polluted":true,"website":"x"}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"a[__proto__][polluted]":true',
  '"__proto__":null,"toString":1,"hasOwnProperty":1',
])("JavaScript's special names are ordinary keys: %s", async (extra) => {
  const { status, spam_reason } = await stored(`{${JSON.stringify(VALID_MESSAGE).slice(1, -1)},${extra}}`)
  expect({ status, spam_reason }).toEqual({ status: 'new', spam_reason: null })
  const next = await stored(VALID_MESSAGE)
  expect(next.spam_reason).toBeNull()
})

test('fields that the server sets are ignored in a body', async () => {
  const row = await stored({
    ...VALID_MESSAGE,
    id: 'enq_mine',
    status: 'spam',
    created_at: '1999-01-01',
    reply_due_at: '1999-01-01',
    kind: 'x',
  })
  expect(row.id).not.toBe('enq_mine')
  expect(row.status).toBe('new')
  expect(row.kind).toBe('contact')
  expect(Date.parse(row.created_at)).toBeGreaterThan(Date.now() - 60_000)
})

const FIELDS = ['name', 'email', 'organization', 'message'] as const

test('the answer names all missing fields at once', async () => {
  const { fieldErrors } = await refused(422, {})
  expect(Object.keys(fieldErrors ?? {})).toEqual([...FIELDS])
  for (const field of FIELDS) {
    const { message, fieldErrors } = await refused(422, { ...VALID_MESSAGE, [field]: undefined })
    expect(fieldErrors).toEqual({ [field]: message })
  }
})

/** Without savings, which a job counts every minute from the conversations of other tests. */
async function countStored() {
  const { savings: _, ...stored } = await countRows(product.db)
  return stored
}

test('a wrong type is refused by the name of its field', async () => {
  const wrong = fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', '   ', '\n\t', [], {}, [null], { $gt: '' }, ['a@b.ie']),
    fc
      .anything({ withNullPrototype: false })
      .filter((value) => typeof value !== 'string' && JSON.stringify(value) !== undefined),
  )
  const before = await countStored()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FIELDS), wrong, async (field, value) => {
      const response = await send({ ...VALID_MESSAGE, [field]: value })
      expect(response.status).toBe(422)
      expect(Object.keys(((await response.json()) as Refusal).fieldErrors ?? {})).toEqual([field])
    }),
    { numRuns: 150 },
  )
  for (const value of ['x', 1, [], {}, 'SMALL-BUSINESS', '__proto__']) {
    const { fieldErrors } = await refused(422, { ...VALID_MESSAGE, organizationType: value })
    expect(Object.keys(fieldErrors ?? {})).toEqual(['organizationType'])
  }
  expect(await countStored()).toEqual(before)
})

test('any input gets an answer of the contract, never a 500', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\u0000', '\ud800', '\u202eabc'),
  )
  const email = fc.oneof(fc.emailAddress(), text)
  const body = fc.record(
    { name: text, organization: text, email, message: text, organizationType: fc.oneof(text, fc.constant('')) },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.object()), async (input) => {
      const response = await send(input)
      const json = JSON.stringify(input)
      const isValid = contactMessage.safeParse(JSON.parse(json)).success
      expect([json, response.status]).toEqual([json, isValid ? 201 : 422])
    }),
    { numRuns: 200 },
  )
})

test('every other changing address refuses nonsense without a 500', async () => {
  const before = await countStored()
  const nonsense = [
    '',
    '{',
    '[]',
    'null',
    '{}',
    '{"__proto__":{"a":1},"email":{},"password":["x"],"token":{"$ne":1}}',
    '{"email":"\\u0000","password":"\\ud800"}',
  ]
  for (const { method, path } of mutatingRoutes()) {
    for (const body of nonsense) {
      const response = await fetch(product.url + path, {
        method,
        headers: { Origin: product.url, 'Content-Type': 'application/json' },
        body,
      })
      expect([method, path, body, response.status >= 400 && response.status < 500]).toEqual([method, path, body, true])
    }
  }
  expect(await countStored()).toEqual(before)
})

test.each([
  "Robert'); drop table enquiries;--",
  "' or '1'='1",
  '100% _under_ \\ "quoted" `tick` $1 ? :name @p',
  '<script>alert(1)</script> {{7*7}} <%= 7*7 %> </script>',
  '=HYPERLINK("http://evil.example")',
  'مرحبا \u202egnirts\u202c \u2066x\u2069',
  '👩‍👩‍👧 🇮🇪 e\u0301',
])('text that is markup elsewhere is stored unchanged: %s', async (text) => {
  const row = await stored({ ...VALID_MESSAGE, name: text, organization: text, message: text })
  const kept = text.normalize('NFC')
  expect([row.name, row.organization, row.message]).toEqual([kept, kept, kept])
  const same = await product.db.selectFrom('enquiries').select('id').where('message', '=', kept).execute()
  expect(same).toEqual([{ id: row.id }])
})

test('names never contain line breaks or control characters, and messages keep their lines', async () => {
  const row = await stored({
    ...VALID_MESSAGE,
    name: 'Niamh\r\nBcc: x@y.ie\u0000\u001b[31m',
    message: 'one\r\ntwo\u0000three',
  })
  expect(row.name).toBe('Niamh Bcc: x@y.ie [31m')
  expect(row.message).toBe('one\ntwothree')
})

test('an unpaired surrogate is replaced, not refused', async () => {
  const row = await stored(`{"name":"a\\ud800b","email":"a@b.ie","organization":"\\udfff","message":"\\ud83d"}`)
  expect([row.name, row.organization, row.message]).toEqual(['a\ufffdb', '\ufffd', '\ufffd'])
})
