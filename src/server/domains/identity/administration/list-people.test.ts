import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createAdministrator, createPerson } from '../../../../../tests/support/staff.ts'
import type { Ctx } from '../../../context.ts'
import { listPeople } from './list-people.ts'

let deps: TestDatabase
let admin: Ctx
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
  await createPerson(deps, { lastName: 'Ó Dálaigh', firstName: 'Séamus', organisation: 'Bácús na Trá' })
  await createPerson(deps, { lastName: 'O’Brien', firstName: 'Tom', email: 'tom@clare.example' })
  await createPerson(deps, {
    lastName: 'Odell',
    firstName: 'Ann',
    userType: 'GOVERNMENT',
    organisation: 'Clare Council',
  })
})
afterAll(() => deps.close())

const namesFor = async (query: Record<string, unknown>) =>
  (await listPeople(admin, query)).people.map(({ name }) => name)

test('a name, an address or an organisation is found without fadas and by its beginning', async () => {
  expect(await namesFor({ q: 'o dalaigh' })).toEqual(['Séamus Ó Dálaigh'])
  expect(await namesFor({ q: 'obrien' })).toEqual(['Tom O’Brien'])
  expect(await namesFor({ q: 'bacus' })).toEqual(['Séamus Ó Dálaigh'])
  expect(await namesFor({ q: 'TOM@cl' })).toEqual(['Tom O’Brien'])
  expect(await namesFor({ q: 'clare' })).toEqual(['Tom O’Brien', 'Ann Odell'])
  expect(await namesFor({ q: 'clare council ann' })).toEqual(['Ann Odell'])
})

test('what is in no name finds nobody, and signs are no wildcards', async () => {
  expect(await namesFor({ q: 'murphy' })).toEqual([])
  expect(await namesFor({ q: '%' })).toEqual([])
  expect(await namesFor({ q: '_om' })).toEqual([])
})

test('filters narrow the list, and nonsense in the address counts as left out', async () => {
  expect(await namesFor({ type: 'GOVERNMENT' })).toEqual(['Ann Odell'])
  expect(await namesFor({ role: 'ADMIN' })).toEqual(['Aoife Walsh'])
  expect(await namesFor({ status: 'disabled' })).toEqual([])
  expect(await namesFor({ type: 'x', sort: 'y', after: 'zz', status: '1' })).toHaveLength(4)
  const place = Buffer.from('["never","usr"]').toString('base64url')
  expect(await namesFor({ sort: 'newest', after: place })).toHaveLength(4)
})

test('pages follow each other without a gap and lead back', async () => {
  for (let index = 0; index < 60; index++) {
    deps.clock.advance(1_000)
    await createPerson(deps, { lastName: 'Page', firstName: `Number ${String(index).padStart(2, '0')}` })
  }
  for (const sort of ['name', 'newest', 'sign-in']) {
    const first = await listPeople(admin, { q: 'page', sort })
    const second = await listPeople(admin, { q: 'page', sort, after: first.next })
    const third = await listPeople(admin, { q: 'page', sort, after: second.next })
    const all = [first, second, third].flatMap(({ people }) => people.map(({ name }) => name))
    expect([all.length, new Set(all).size, third.next]).toEqual([60, 60, undefined])
    expect(all[0]).toBe(sort === 'name' ? 'Number 00 Page' : 'Number 59 Page')
    const back = await listPeople(admin, { q: 'page', sort, before: third.previous })
    expect(back.people).toEqual(second.people)
    expect((await listPeople(admin, { q: 'page', sort, before: back.previous })).previous).toBeUndefined()
    expect(first.total).toEqual({ count: 60, isMore: false })
  }
})

test('only administrators may look', async () => {
  const actor = { ...admin.actor, role: 'USER' } as Ctx['actor']
  await expect(listPeople({ ...admin, actor }, {})).rejects.toMatchObject({ code: 'forbidden' })
})
