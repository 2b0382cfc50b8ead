import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, describeFailure, requestJson } from './api-client.ts'
import { getServerMessage } from './get-server-message.ts'
import { UNREACHABLE } from './unreachable.ts'

function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers.shift()
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often')
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failureOf = (request: Promise<unknown>) => request.then(() => undefined).catch((error: unknown) => error)

afterEach(() => vi.unstubAllGlobals())

test('returns the JSON of a successful answer', async () => {
  answerWith(Response.json({ id: 'usr_1' }))
  expect(await requestJson('GET', '/api/auth/user')).toEqual({ id: 'usr_1' })
})

test('an empty answer is undefined', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await requestJson('POST', '/api/logout')).toBeUndefined()
})

test('sends cookies, and no body if there is none', async () => {
  const fetch = answerWith(Response.json({}))
  await requestJson('GET', '/api/auth/user')
  const [, init] = fetch.mock.calls[0] ?? []
  expect(init).toMatchObject({ method: 'GET', credentials: 'include' })
  expect(init).not.toHaveProperty('body')
  expect(init?.headers).not.toHaveProperty('Content-Type')
})

test('sends a body as JSON with the given headers', async () => {
  const fetch = answerWith(Response.json({}, { status: 201 }))
  await requestJson('POST', '/api/contact', { name: 'Séamus' }, { 'Idempotency-Key': 'k1' })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contact')
  expect(init).toMatchObject({
    body: '{"name":"Séamus"}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
  })
})

test('a refusal has the status, the message, the code and the fields', async () => {
  const fieldErrors = { email: 'Please enter your email address' }
  answerWith(
    Response.json({ message: 'Please check the marked fields.', code: 'invalid_input', fieldErrors }, { status: 422 }),
  )
  const error = await failureOf(requestJson('POST', '/api/contact', {}))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: '422: Please check the marked fields.',
    status: 422,
    code: 'invalid_input',
    fieldErrors,
  })
})

test('a refusal without JSON has its body as message', async () => {
  answerWith(new Response('Bad gateway', { status: 502 }))
  expect(await failureOf(requestJson('GET', '/api/x'))).toMatchObject({ message: '502: Bad gateway' })
})

test('a refusal without a body has its status text', async () => {
  answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect(await failureOf(requestJson('GET', '/api/x'))).toMatchObject({ message: '503: Service Unavailable' })
})

test.each([
  ['{}', 'application/json'],
  ['{"message":{"text":"no string"}}', 'application/json'],
  ['null', 'application/json'],
  ['', 'text/plain'],
  ['<html><body>502 Bad Gateway</body></html>', 'text/html'],
])("only a JSON message counts as the server's words: %s does not", async (body, type) => {
  answerWith(new Response(body, { status: 502, headers: { 'content-type': type } }))
  const error = await failureOf(requestJson('POST', '/api/x'))
  expect([describeFailure(error, 'Please try again.'), getServerMessage(error, 'Please try again.')]).toEqual([
    'Please try again.',
    'Please try again.',
  ])
})

test("the server's words are shown with or without their status", async () => {
  answerWith(Response.json({ message: 'This is taken.' }, { status: 409 }))
  const error = await failureOf(requestJson('POST', '/api/x'))
  expect([describeFailure(error, 'x'), getServerMessage(error, 'x')]).toEqual(['409: This is taken.', 'This is taken.'])
})

test('a lost connection is named, and an unreadable answer is not shown', async () => {
  answerWith(new TypeError('Failed to fetch'), new Response('<html>a login page of the network</html>'))
  const [lost, unreadable] = [
    await failureOf(requestJson('GET', '/api/x')),
    await failureOf(requestJson('GET', '/api/x')),
  ]
  expect([describeFailure(lost, 'x'), getServerMessage(lost, 'x')]).toEqual([UNREACHABLE, UNREACHABLE])
  expect([describeFailure(unreadable, 'x'), getServerMessage(unreadable, 'x')]).toEqual(['x', 'x'])
})

test('never retries', async () => {
  const fetch = answerWith(new TypeError('Failed to fetch'), Response.json({}))
  const error = await failureOf(requestJson('GET', '/api/x'))
  expect(error).toMatchObject({ message: expect.stringContaining('could not reach the server') })
  expect(fetch).toHaveBeenCalledTimes(1)
})
