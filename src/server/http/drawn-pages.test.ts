import { expect, test } from 'vitest'
import { DrawnPages } from './drawn-pages.ts'

const ADDRESS = 'https://ogham.example/dashboard/business'
const draw = (nonce: string, words: string) =>
  `<script nonce="${nonce}"></script><p>${words}</p><b nonce="${nonce}"></b>`
const read = (page: Uint8Array | undefined) => (page === undefined ? undefined : new TextDecoder().decode(page))

test('a page drawn from the same data is sent with the nonce of the request', () => {
  const slot = new DrawnPages().slot('ses_a', ADDRESS)
  slot.keep('data', 'first', draw('first', 'Dia duit, a Shinéad – €5'))
  expect(read(slot.find('data', 'another nonce'))).toBe(draw('another nonce', 'Dia duit, a Shinéad – €5'))
})

test('other data, another session or another address is drawn again', () => {
  const pages = new DrawnPages()
  pages.slot('ses_a', ADDRESS).keep('data', 'n', draw('n', 'mine'))
  expect(pages.slot('ses_a', ADDRESS).find('data', 'n')).toBeDefined()
  expect(pages.slot('ses_a', ADDRESS).find('data of later', 'n')).toBeUndefined()
  expect(pages.slot('ses_b', ADDRESS).find('data', 'n')).toBeUndefined()
  expect(pages.slot('ses_a', `${ADDRESS}?page=2`).find('data', 'n')).toBeUndefined()
})

test('a page takes the place of the one before it', () => {
  const slot = new DrawnPages().slot('ses_a', ADDRESS)
  slot.keep('old data', 'n', 'old')
  slot.keep('data', 'n', 'new')
  expect(slot.find('old data', 'n')).toBeUndefined()
  expect(read(slot.find('data', 'n'))).toBe('new')
})

test('memory is bounded, and what was not used for the longest time goes first', () => {
  const pages = new DrawnPages({ bytes: 1_000 })
  const slots = ['a', 'b', 'c'].map((name) => pages.slot(name, '/'))
  for (const slot of slots.slice(0, 2)) slot.keep('data', 'n', 'x'.repeat(400))
  slots[0]?.find('data', 'n')
  slots[2]?.keep('data', 'n', 'x'.repeat(400))
  expect(slots.map((slot) => slot.find('data', 'n') !== undefined)).toEqual([true, false, true])
  slots[1]?.keep('data', 'n', 'x'.repeat(1_001))
  expect(slots.map((slot) => slot.find('data', 'n') !== undefined)).toEqual([true, false, true])
})

test('a page that nobody has read for long is forgotten with the next one', () => {
  const pages = new DrawnPages({ idleMs: -1 })
  const [old, next] = [pages.slot('a', '/'), pages.slot('b', '/')]
  old.keep('data', 'n', 'page')
  next.keep('data', 'n', 'page')
  expect(old.find('data', 'n')).toBeUndefined()
})
