import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

const fails = { fails: { baseMs: 1_000, capMs: 4_000 } }

function setUp() {
  let now = 0
  const breaker = new Breaker(
    () => now,
    () => 1,
  )
  return {
    breaker,
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('any number of mails may start while nothing fails', () => {
  const { breaker } = setUp()
  breaker.started('a')
  expect(breaker.ended('a', 'works')).toBeUndefined()
  expect(breaker.allowance).toBe(Number.POSITIVE_INFINITY)
})

test('mails that fail together make one pause', () => {
  const { breaker, advance } = setUp()
  for (const id of ['a', 'b', 'c']) breaker.started(id)
  expect(['a', 'b', 'c'].map((id) => breaker.ended(id, fails))).toEqual([1_000, undefined, undefined])
  advance(999)
  expect(breaker.allowance).toBe(0)
  advance(1)
  expect(breaker.allowance).toBe(1)
})

test('after a pause one mail tries, and each further failure doubles the pause up to the cap', () => {
  const { breaker, advance } = setUp()
  breaker.started('a')
  breaker.ended('a', fails)
  const pauses = ['b', 'c', 'd'].map((id) => {
    advance(4_000)
    breaker.started(id)
    expect(breaker.allowance).toBe(0)
    return breaker.ended(id, fails)
  })
  expect(pauses).toEqual([2_000, 4_000, 4_000])
})

test('a mail that is taken ends the pause', () => {
  const { breaker, advance } = setUp()
  breaker.started('a')
  breaker.ended('a', fails)
  advance(1_000)
  breaker.started('b')
  expect(breaker.ended('b', 'works')).toBe('resumed')
  expect(breaker.allowance).toBe(Number.POSITIVE_INFINITY)
})

test('a try that tells nothing lets the next mail try', () => {
  const { breaker, advance } = setUp()
  breaker.started('a')
  breaker.ended('a', fails)
  advance(1_000)
  breaker.started('b')
  breaker.ended('b', 'unknown')
  expect(breaker.allowance).toBe(1)
})
