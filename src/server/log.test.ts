import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('an error is logged with its kind, message and place', () => {
  const described = describeError(new TypeError('no such thing'))
  expect(described).toMatchObject({ type: 'TypeError', message: 'no such thing' })
  expect(described).toHaveProperty('stack', expect.stringMatching(/^ {4}at .*log\.test\.ts/))
})

test('what a database says of a row is not logged, where and why it refused is', () => {
  const error = Object.assign(new Error('invalid input: "niamh@example.ie"\n    at niamh (example.ie:1:1)'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(niamh@example.ie) already exists.',
    where: 'niamh@example.ie',
    table: 'users',
    constraint: 'users_email_key',
  })
  const described = describeError(new Error('could not be saved', { cause: error }))
  expect(JSON.stringify(described)).not.toContain('niamh')
  expect(described).toHaveProperty('cause.code', '23505')
  expect(described).toHaveProperty('cause.constraint', 'users_email_key')
})

test('a parser quotes what it could not read, so its message is not logged', () => {
  const parse = () => JSON.parse('niamh@example.ie')
  expect(parse).toThrow(/niamh/)
  try {
    parse()
  } catch (error) {
    expect(JSON.stringify(describeError(error))).not.toContain('niamh')
  }
})

test('something thrown that is no error is logged by its kind alone', () => {
  expect(describeError('niamh@example.ie')).toBe('string')
})
