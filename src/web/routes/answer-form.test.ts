import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { answerForm, type FormVerb } from './answer-form.ts'

function ask(fields: Record<string, string>, verbs: Record<string, FormVerb<{ key: string }>>) {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return answerForm(new Request('http://localhost/', { method: 'POST', body, headers }), verbs)
}

async function redirectOf(verb: FormVerb<{ key: string }>): Promise<Response> {
  const answer = await ask({ intent: 'save' }, { save: verb })
  if (answer instanceof Response) return answer
  throw new Error('It does not lead on.')
}

const refuse = async () => {
  throw new AppError('invalid_input', 'Please check the marked fields.', { fieldErrors: { name: 'Too short' } })
}

test("a verb's address becomes a redirect, so that a reload posts nothing", async () => {
  const { status, headers } = await redirectOf(async () => '/account?done=profile')
  expect([status, headers.get('location')]).toEqual([303, '/account?done=profile'])
})

test('the cookies of a sign-in are set with a full page load', async () => {
  const { headers } = await redirectOf(async () => ({ to: '/', cookies: ['a=1', 'b=2'], reload: true }))
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(headers.has('x-remix-reload-document')).toBe(true)
  const kept = await redirectOf(async () => ({ to: '/', cookies: ['a=1'] }))
  expect(kept.headers.has('x-remix-reload-document')).toBe(false)
})

test('data that is shown once is not in an address', async () => {
  expect(await ask({ intent: 'start' }, { start: async () => ({ shown: { key: 'k' } }) })).toMatchObject({
    data: { key: 'k' },
  })
})

test('a refusal returns the typed values without password and code', async () => {
  const typed = { name: 'x', password: 'a', confirmPassword: 'b', currentPassword: 'c', code: '123456' }
  const answer = await ask({ intent: 'save', ...typed }, { save: refuse })
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { intent: 'save', code: 'invalid_input', fieldErrors: { name: 'Too short' } },
  })
  expect(answer).toHaveProperty('data.values', { intent: 'save', name: 'x' })
})

test('a form with an unknown intent is refused', async () => {
  for (const intent of ['', 'toString', 'other']) {
    expect(await ask({ intent }, { save: refuse })).toMatchObject({ init: { status: 400 } })
  }
})
