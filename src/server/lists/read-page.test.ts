import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { MAX_COUNTED } from './count-up-to.ts'
import type { Order, Place } from './place.ts'
import { readPage } from './read-page.ts'

type Row = { id: string; name: string; length: number; created_at: string }

let deps: TestDatabase
/** 25 rows of which five share each name. */
const rows = Array.from({ length: 25 }, (_, index) => ({
  id: `org_${String(index).padStart(2, '0')}`,
  name: `Name ${index % 5}`,
  kind: 'customer' as const,
  created_at: '2026-11-21T09:00:00.000Z',
}))
beforeAll(async () => {
  deps = await openTestDatabase()
  await deps.db.insertInto('organisations').values(rows).execute()
})
afterAll(() => deps.close())

const LENGTH = 'length(organisations.name)'
const BY_NAME: Order<Row> = {
  by: 'organisations.name',
  of: (row) => row.name,
  id: 'organisations.id',
  direction: 'asc',
}
const LAST_NAME: Order<Row> = { ...BY_NAME, direction: 'desc' }
const BY_LENGTH: Order<Row> = { ...BY_NAME, by: LENGTH, of: (row) => row.length, kind: 'number' }
const BY_AGE: Order<Row> = { ...BY_NAME, by: 'organisations.created_at', of: (row) => row.created_at, kind: 'instant' }
const BY_ID: Order<Row> = { by: 'organisations.id', of: (row) => row.id, direction: 'desc' }

function read(order: Order<Row>, place: Place = {}) {
  return readPage(deps, {
    matching: deps.db.selectFrom('organisations').where(
      'organisations.id',
      'in',
      rows.map(({ id }) => id),
    ),
    order,
    place,
    size: 10,
    read: (page) =>
      page.select(({ fn }) => ['id', 'name', 'created_at', fn<number>('length', ['name']).as('length')]).execute(),
  })
}

test.each([
  ['a name that several have', BY_NAME],
  ['the same backwards', LAST_NAME],
  ['a number', BY_LENGTH],
  ['an instant that all share', BY_AGE],
  ['something that differs in every row', BY_ID],
])('by %s, pages follow each other without a gap and lead back', async (_, order) => {
  const first = await read(order)
  const second = await read(order, { after: first.next })
  const third = await read(order, { after: second.next })
  expect([first, second, third].map(({ items }) => items.length)).toEqual([10, 10, 5])
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(25)
  expect([first.previous, third.next]).toEqual([undefined, undefined])
  expect((await read(order, { before: third.previous })).items).toEqual(second.items)
  const top = await read(order, { before: second.previous })
  expect([top.items, top.previous]).toEqual([first.items, undefined])
})

test('the rows are counted with the first page, and no further than anybody counts', async () => {
  const first = await read(BY_ID)
  expect([first.total, first.isMore]).toEqual([25, false])
  expect((await read(BY_ID, { after: first.next })).total).toBeUndefined()
  const more = Array.from({ length: MAX_COUNTED }, (_, index) => ({ ...rows[0], id: `many_${index}` })) as typeof rows
  for (let from = 0; from < more.length; from += 250) {
    await deps.db
      .insertInto('organisations')
      .values(more.slice(from, from + 250))
      .execute()
  }
  const all = await readPage(deps, {
    matching: deps.db.selectFrom('organisations'),
    order: BY_ID,
    place: {},
    size: 10,
    read: (page) =>
      page
        .select(['id', 'name', 'created_at'])
        .select(({ lit }) => lit(0).as('length'))
        .execute(),
  })
  expect([all.total, all.isMore]).toEqual([MAX_COUNTED, true])
})

test('a cursor that cannot be one begins at the beginning', async () => {
  const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { items } = await read(BY_LENGTH)
  for (const after of [
    'x',
    '',
    write('x'),
    write(['a', 'b']),
    write([1]),
    write([1, 'a\0']),
    write([1.5, 'a']),
    write({}),
  ]) {
    expect((await read(BY_LENGTH, { after })).items).toEqual(items)
  }
  const oldest = await read(BY_AGE)
  expect((await read(BY_AGE, { after: write(['never', 'org_1']) })).items).toEqual(oldest.items)
})
