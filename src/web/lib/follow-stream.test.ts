import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStream } from './follow-stream.ts'

/** A stream whose events the test sends. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readonly address: string
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: MessageEvent<string>) => {}

  constructor(address: string) {
    super()
    this.address = address
    FakeSource.all.push(this)
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }

  /** The server answers with an error. */
  refuse(): void {
    this.close()
    this.onerror()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  FakeSource.all = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  const told: unknown[] = []
  const stop = followStream(() => `/events?after=${told.length}`, {
    types: ['typing'],
    onEvent: ({ type }) => told.push(type),
    onOpen: (isAgain) => told.push(['open', isAgain]),
    onLost: (isFirstRefusal) => told.push(['lost', isFirstRefusal]),
    onEnd: () => told.push('end'),
  })
  return { told, stop }
}
const newest = () => FakeSource.all.at(-1) as FakeSource

test('a refused stream is connected again later each time, from the place that was reached', () => {
  const { told } = follow()
  newest().onopen()
  newest().refuse()
  expect(told).toEqual([
    ['open', false],
    ['lost', true],
  ])
  vi.advanceTimersByTime(1_999)
  expect(FakeSource.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(newest().address).toBe('/events?after=2')
  newest().refuse()
  expect(told.at(-1)).toEqual(['lost', false])
  vi.advanceTimersByTime(2_000)
  expect(FakeSource.all).toHaveLength(2)
  vi.advanceTimersByTime(2_000)
  newest().onopen()
  expect(told.at(-1)).toEqual(['open', true])
})

test('a lost line is left to the browser, which reconnects by itself', () => {
  const { told } = follow()
  newest().onopen()
  newest().onerror()
  vi.advanceTimersByTime(120_000)
  expect(FakeSource.all).toHaveLength(1)
  newest().onopen()
  expect(told.slice(1)).toEqual([
    ['lost', false],
    ['open', true],
  ])
})

test('a page that becomes visible does not wait for the next attempt, and connects once', () => {
  follow()
  newest().refuse()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSource.all).toHaveLength(2)
  vi.advanceTimersByTime(120_000)
  expect(FakeSource.all).toHaveLength(2)
})

test('nothing is connected after the end of access, or after the reader stopped', () => {
  const { told } = follow()
  newest().dispatchEvent(new MessageEvent('typing'))
  newest().dispatchEvent(new Event('ended'))
  expect(told).toEqual(['typing', 'end'])
  const { stop } = follow()
  newest().refuse()
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(120_000)
  expect(FakeSource.all).toHaveLength(2)
})
