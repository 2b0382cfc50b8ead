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
  breaker.recordStart('a')
  expect(breaker.recordEnd('a', 'works')).toBeUndefined()
  expect(breaker.allowance).toBe(Number.POSITIVE_INFINITY)
})

test('mails that fail together make one pause', () => {
  const { breaker, advance } = setUp()
  for (const id of ['a', 'b', 'c']) breaker.recordStart(id)
  expect(['a', 'b', 'c'].map((id) => breaker.recordEnd(id, fails))).toEqual([1_000, undefined, undefined])
  advance(999)
  expect(breaker.allowance).toBe(0)
  advance(1)
  expect(breaker.allowance).toBe(1)
})

test('after a pause one mail is tried, and each failure doubles the pause up to the cap', () => {
  const { breaker, advance } = setUp()
  breaker.recordStart('a')
  breaker.recordEnd('a', fails)
  const pauses = ['b', 'c', 'd'].map((id) => {
    advance(4_000)
    breaker.recordStart(id)
    expect(breaker.allowance).toBe(0)
    return breaker.recordEnd(id, fails)
  })
  expect(pauses).toEqual([2_000, 4_000, 4_000])
})

test('an accepted mail ends the pause', () => {
  const { breaker, advance } = setUp()
  breaker.recordStart('a')
  breaker.recordEnd('a', fails)
  advance(1_000)
  breaker.recordStart('b')
  expect(breaker.recordEnd('b', 'works')).toBe('resumed')
  expect(breaker.allowance).toBe(Number.POSITIVE_INFINITY)
})

test('an attempt without a result lets the next mail try', () => {
  const { breaker, advance } = setUp()
  breaker.recordStart('a')
  breaker.recordEnd('a', fails)
  advance(1_000)
  breaker.recordStart('b')
  breaker.recordEnd('b', 'unknown')
  expect(breaker.allowance).toBe(1)
})
