import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ModelError } from './model.ts'

const fail = (breaker: CircuitBreaker, now: number, error = new ModelError('broken')) => {
  breaker.enter('a', now)
  breaker.leave('a', now, error)
}

test('three failures in a row open it for half a minute, and then one turn tries', () => {
  const breaker = new CircuitBreaker()
  for (const now of [0, 1, 2]) fail(breaker, now)
  expect(() => breaker.enter('a', 29_000)).toThrow('resting')
  breaker.enter('b', 29_000)
  breaker.enter('a', 31_000)
  expect(() => breaker.enter('a', 31_000)).toThrow('resting')
  breaker.leave('a', 31_500)
  breaker.enter('a', 31_600)
})

test('a trial that fails opens it again', () => {
  const breaker = new CircuitBreaker()
  for (const now of [0, 1, 2]) fail(breaker, now)
  fail(breaker, 31_000)
  expect(() => breaker.enter('a', 60_000)).toThrow('resting')
})

test('what a model says does not open it, and an answer in between forgives', () => {
  const breaker = new CircuitBreaker()
  for (let now = 0; now < 10; now += 1) fail(breaker, now, new ModelError('not allowed'))
  fail(breaker, 11)
  fail(breaker, 12)
  breaker.enter('a', 13)
  breaker.leave('a', 13)
  fail(breaker, 14)
  breaker.enter('a', 15)
})

test('an endpoint that asks for a pause gets it', () => {
  const breaker = new CircuitBreaker()
  fail(breaker, 0, new ModelError('limited', { retryAfterMs: 60_000 }))
  expect(() => breaker.enter('a', 59_000)).toThrow('resting')
  breaker.enter('a', 61_000)
})
