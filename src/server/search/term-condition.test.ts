import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { buildTermCondition } from './term-condition.ts'
import { addTerms, replaceTerms } from './terms.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

async function find(query: string, ids: string[]): Promise<string[]> {
  const condition = await buildTermCondition(deps, 'ticket', 'organisations.id', query)
  const values = ids.map((id) => ({ id, name: id, kind: 'customer' as const, created_at: deps.now().toISOString() }))
  await deps.db
    .insertInto('organisations')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = deps.db.selectFrom('organisations').select('id').where('id', 'in', ids).orderBy('id')
  const found = await (condition === undefined ? rows : rows.where(condition)).execute()
  return found.map(({ id }) => id)
}

test('every word must begin a term, in any order and without fadas', async () => {
  await addTerms(deps, { kind: 'ticket', id: 'a' }, ['Níl an guthán ag bualadh', 'Gaillimh'])
  await addTerms(deps, { kind: 'ticket', id: 'b' }, ['The phone in Galway'])
  await addTerms(deps, { kind: 'enquiry', id: 'a' }, ['elsewhere'])
  expect(await find('guth', ['a', 'b'])).toEqual(['a'])
  expect(await find('gaill nil', ['a', 'b'])).toEqual(['a'])
  expect(await find('guthan phone', ['a', 'b'])).toEqual([])
  expect(await find('lway', ['a', 'b'])).toEqual([])
  expect(await find('elsewhere', ['a', 'b'])).toEqual([])
  expect(await find('%', ['a', 'b'])).toEqual([])
  expect(await find(' ', ['a', 'b'])).toEqual(['a', 'b'])
})

test('a frequent word finds the same rows, alone and beside a rare one', async () => {
  const ids = Array.from({ length: 2_100 }, (_, index) => `t${String(index).padStart(5, '0')}`)
  const rows = ids.map((id) => ({ subject_kind: 'ticket' as const, subject_id: id, term: 'phone' }))
  for (let from = 0; from < rows.length; from += 500) {
    await deps.db
      .insertInto('search_terms')
      .values(rows.slice(from, from + 500))
      .execute()
  }
  await addTerms(deps, { kind: 'ticket', id: 't00007' }, ['Galway'])
  expect(await find('pho', ['t00001', 't00007', 'x'])).toEqual(['t00001', 't00007'])
  expect(await find('pho galw', ['t00001', 't00007', 'x'])).toEqual(['t00007'])
})

test('only the first 1,000 words of a long message are indexed', async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ')
  await replaceTerms(deps, { kind: 'ticket', id: 'a' }, [words])
  await replaceTerms(deps, { kind: 'ticket', id: 'a' }, [words])
  expect(await find('word999', ['a'])).toEqual(['a'])
  expect(await find('word19999', ['a'])).toEqual([])
})
