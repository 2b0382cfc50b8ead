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

const listNames = async (query: Record<string, unknown>) =>
  (await listPeople(admin, query)).items.map(({ name }) => name)

test('people are found by the beginning of a name, address or organisation, without fadas', async () => {
  expect(await listNames({ q: 'o dalaigh' })).toEqual(['Séamus Ó Dálaigh'])
  expect(await listNames({ q: 'obrien' })).toEqual(['Tom O’Brien'])
  expect(await listNames({ q: 'bacus' })).toEqual(['Séamus Ó Dálaigh'])
  expect(await listNames({ q: 'TOM@cl' })).toEqual(['Tom O’Brien'])
  expect(await listNames({ q: 'clare' })).toEqual(['Tom O’Brien', 'Ann Odell'])
  expect(await listNames({ q: 'clare council ann' })).toEqual(['Ann Odell'])
})

test('an unknown word finds nobody, and there are no wildcards', async () => {
  expect(await listNames({ q: 'murphy' })).toEqual([])
  expect(await listNames({ q: '%' })).toEqual([])
  expect(await listNames({ q: '_om' })).toEqual([])
})

test('filters narrow the list, and invalid ones are ignored', async () => {
  expect(await listNames({ type: 'GOVERNMENT' })).toEqual(['Ann Odell'])
  expect(await listNames({ role: 'ADMIN' })).toEqual(['Aoife Walsh'])
  expect(await listNames({ status: 'disabled' })).toEqual([])
  expect(await listNames({ type: 'x', sort: 'y', after: 'zz', status: '1' })).toHaveLength(4)
  const place = Buffer.from('["never","usr"]').toString('base64url')
  expect(await listNames({ sort: 'newest', after: place })).toHaveLength(4)
})

test('pages have no gaps and lead back', async () => {
  for (let index = 0; index < 60; index++) {
    deps.clock.advance(1_000)
    await createPerson(deps, { lastName: 'Page', firstName: `Number ${String(index).padStart(2, '0')}` })
  }
  for (const sort of ['name', 'newest', 'sign-in']) {
    const first = await listPeople(admin, { q: 'page', sort })
    const second = await listPeople(admin, { q: 'page', sort, after: first.next })
    const third = await listPeople(admin, { q: 'page', sort, after: second.next })
    const all = [first, second, third].flatMap(({ items }) => items.map(({ name }) => name))
    expect([all.length, new Set(all).size, third.next]).toEqual([60, 60, undefined])
    expect(all[0]).toBe(sort === 'name' ? 'Number 00 Page' : 'Number 59 Page')
    const back = await listPeople(admin, { q: 'page', sort, before: third.previous })
    expect(back.items).toEqual(second.items)
    expect((await listPeople(admin, { q: 'page', sort, before: back.previous })).previous).toBeUndefined()
    expect([first.total, first.isMore, second.total]).toEqual([60, false, undefined])
  }
})

test('only administrators list people', async () => {
  const actor = { ...admin.actor, role: 'USER' } as Ctx['actor']
  await expect(listPeople({ ...admin, actor }, {})).rejects.toMatchObject({ code: 'forbidden' })
})
