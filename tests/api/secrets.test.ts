import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { openDeps } from '#server/deps.ts'
import { forgetSecrets } from '#server/forget-secrets.ts'
import { rotateSecrets } from '#server/rotate-secrets.ts'
import { generateKeyText, parseKeys } from '#server/secrets/cipher.ts'
import { buildKeyRing, type KeyRing } from '#server/secrets/key-ring.ts'
import { listLostSecrets } from '#server/secrets/lost-secrets.ts'
import { registerCurrentKey } from '#server/secrets/registered-keys.ts'
import { sealPlainSecrets } from '#server/secrets/reseal-secrets.ts'
import { openSecret, SecretError, type SecretPlace, sealSecret } from '#server/secrets/seal-secret.ts'
import { openTestDatabase, type TestDatabase, testCtx, testKeyRing } from '../support/database.ts'
import { createMember } from '../support/members.ts'
import { TEST_SECRET_KEY } from '../support/server-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const OLD = testKeyRing().current.id

function ctxWith(secrets: KeyRing): Ctx {
  return { ...testCtx(database, { kind: 'job', name: 'test' }), secrets }
}

const placeOf = (id: string): SecretPlace => ({ column: 'users.two_factor_secret', id })

async function addPerson(secretOf: (id: string) => string | null): Promise<string> {
  const { userId } = (await createMember(database)).actor
  await store(userId, secretOf(userId))
  return userId
}

const store = (id: string, two_factor_secret: string | null) =>
  database.db.updateTable('users').set({ two_factor_secret }).where('id', '=', id).execute()

const sealed = (id: string) => sealSecret(database, `SECRET ${id}`, placeOf(id))

async function addPeople(count: number, secretOf: (id: string) => string | null): Promise<void> {
  const { userId } = (await createMember(database)).actor
  const { sort_name, version, ...row } = await database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, i) => `${userId}_${String(i).padStart(4, '0')}`)
  const rows = ids.map((id) => ({ ...row, id, email: `${id}@example.ie`, two_factor_secret: secretOf(id) }))
  for (let from = 0; from < count; from += 100) {
    await database.db
      .insertInto('users')
      .values(rows.slice(from, from + 100))
      .execute()
  }
}

/** Counts stored secrets that start with the text. */
async function countSecrets(beginning: string): Promise<number> {
  const rows = database.db.selectFrom('users').select('id').where('two_factor_secret', 'like', `${beginning}%`)
  return (await rows.execute()).length
}

async function readAll(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.selectFrom('users').select(['id', 'two_factor_secret']).orderBy('id').execute()
  return rows.flatMap(({ id, two_factor_secret: value }) =>
    value === null ? [] : [openSecret(ctx, value, placeOf(id))],
  )
}

const registered = async () =>
  (await database.db.selectFrom('secret_keys').select('id').orderBy('number').execute()).map(({ id }) => id)

/** The result of another start with these keys. */
async function start(text: string): Promise<void> {
  const deps = await openDeps({ ...database.config, secretKeys: parseKeys(text) }, database.log)
  await deps.db.destroy()
}

test('a changed or moved value cannot be opened, and the error does not quote it', async () => {
  const [niamh, aoife] = [await addPerson(sealed), await addPerson(sealed)]
  const value = sealed(niamh)
  expect(openSecret(database, value, placeOf(niamh))).toBe(`SECRET ${niamh}`)
  const changed = value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA')
  for (const [stored, id] of [
    [changed, niamh],
    [value, aoife],
    ['enc1.00000000.AAAA', niamh],
    ['SECRET', niamh],
  ] as const) {
    const open = () => openSecret(database, stored, placeOf(id))
    expect(open).toThrow(SecretError)
    expect(open).toThrow(`users.two_factor_secret of ${id}`)
    expect(open).not.toThrow(/AAAA|SECRET/)
  }
})

test('plain values are encrypted once, also by two processes, and again after an older version wrote one', async () => {
  await addPeople(450, (id) => `SECRET ${id}`)
  await addPeople(3, sealed)
  const other = { ...ctxWith(testKeyRing()), db: database.connectAgain().db }
  await Promise.all([sealPlainSecrets(ctxWith(testKeyRing())), sealPlainSecrets(other)])
  expect([await countSecrets(`enc1.${OLD}.`), await countSecrets('SECRET')]).toEqual([453, 0])
  const values = await readAll(ctxWith(testKeyRing()))
  expect(values.every((value) => /^SECRET usr_/.test(value))).toBe(true)
  const late = await addPerson((id) => `SECRET ${id}`)
  await sealPlainSecrets(other)
  expect(await readAll(ctxWith(testKeyRing()))).toContain(`SECRET ${late}`)
  expect(await countSecrets('SECRET')).toBe(0)
})

test('an interrupted rotation resumes, and drops the old key only at its end', async () => {
  await addPeople(450, sealed)
  const newKey = generateKeyText()
  await start(`${newKey},${TEST_SECRET_KEY}`)
  const ring = testKeyRing(`${newKey},${TEST_SECRET_KEY}`)
  const before = await readAll(ctxWith(ring))
  let reads = 0
  const failing = new Map(ring.byId)
  failing.get = (id) => {
    if (++reads > 300) throw new Error('the process ends here')
    return ring.byId.get(id)
  }
  await expect(rotateSecrets(ctxWith({ ...ring, byId: failing }))).rejects.toThrow('the process ends here')
  expect([await countSecrets(`enc1.${ring.current.id}.`), await countSecrets(`enc1.${OLD}.`)]).toEqual([200, 250])
  expect(await registered()).toEqual([OLD, ring.current.id])

  expect(await rotateSecrets(ctxWith(ring))).toMatchObject({ count: 250, failures: [], forgotten: [OLD] })
  expect(await countSecrets(`enc1.${ring.current.id}.`)).toBe(450)
  expect(await registered()).toEqual([ring.current.id])
  expect(await readAll(ctxWith(testKeyRing(newKey)))).toEqual(before)
  await start(newKey)
  expect(await rotateSecrets(ctxWith(ring))).toMatchObject({ count: 0, forgotten: [] })
  const lines = database.db.selectFrom('audit_log').select(['subject_id', 'details'])
  const [line, ...others] = await lines.where('action', '=', 'secrets.rotated').execute()
  expect([line?.subject_id, JSON.parse(line?.details ?? '')]).toEqual([
    ring.current.id,
    { count: 250, forgotten: [OLD] },
  ])
  expect(others).toEqual([])
})

test('a value that cannot be opened is named, stays unchanged, and keeps its key', async () => {
  const [good, bad] = [await addPerson(sealed), await addPerson(() => `enc1.${OLD}.AAAA`)]
  const ring = testKeyRing(`${generateKeyText()},${TEST_SECRET_KEY}`)
  const result = await rotateSecrets(ctxWith(ring))
  expect(result).toMatchObject({ count: 1, failures: [expect.stringContaining(bad)], forgotten: [] })
  expect(await countSecrets(`enc1.${OLD}.AAAA`)).toBe(1)
  expect(await registered()).toContain(OLD)
  expect(good).not.toBe(bad)
})

test('a start with another key, or none, changes nothing and says what to do', async () => {
  await addPerson(sealed)
  await addPerson(() => 'PLAIN')
  await start(TEST_SECRET_KEY)
  await sql`delete from kysely_migration where name = '0024-secret-keys'`.execute(database.db)
  const readState = async () => [
    await database.db.selectFrom('users').selectAll().orderBy('id').execute(),
    await database.db.selectFrom('secret_keys').selectAll().execute(),
    (await sql`select name from kysely_migration`.execute(database.db)).rows,
  ]
  const before = await readState()
  const wrong = generateKeyText()
  const refused = start(wrong)
  await expect(refused).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(OLD) })
  await expect(refused).rejects.toThrow(/which SECRET_KEY does not contain\. .*Nothing was changed\.$/)
  await expect(refused).rejects.not.toThrow(wrong)
  expect(await readState()).toEqual(before)
})

test('only values that no key opens are removed', async () => {
  const good = await addPerson(sealed)
  await addPerson(() => 'PLAIN')
  const [changed, moved] = [await addPerson(() => `enc1.${OLD}.AAAA`), await addPerson(() => sealed(good))]
  const ctx = ctxWith(testKeyRing())
  expect(await listLostSecrets(database.db, undefined)).toMatchObject({ secrets: { length: 3 }, keyIds: [OLD] })
  expect((await forgetSecrets(ctx)).secrets.map(({ id }) => id).toSorted()).toEqual([changed, moved].toSorted())
  expect(await forgetSecrets(ctx)).toEqual({ secrets: [], keyIds: [] })
  expect(await countSecrets('')).toBe(2)
  await start(TEST_SECRET_KEY)
  expect(await readAll(ctx)).toEqual(expect.arrayContaining([`SECRET ${good}`, 'PLAIN']))
})

test('a start names a key that was removed too early', async () => {
  const ring = testKeyRing(`${generateKeyText()},${TEST_SECRET_KEY}`)
  await rotateSecrets(ctxWith(ring))
  const late = await addPerson(sealed)
  await database.db.deleteFrom('secret_keys').execute()
  await expect(sealPlainSecrets(ctxWith(buildKeyRing([ring.current])))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(`${late} needs the key ${OLD}`),
  })
})

test('of two processes with different keys on a new database, one starts', async () => {
  await database.db.deleteFrom('secret_keys').execute()
  const processes = [database, database.connectAgain()].map((deps) => ({
    ...deps,
    secrets: testKeyRing(generateKeyText()),
  }))
  const results = await Promise.allSettled(processes.map(registerCurrentKey))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [refused] = results.filter((result) => result.status === 'rejected')
  const [id] = await registered()
  expect(refused?.reason).toMatchObject({ name: 'StartError', message: expect.stringContaining(`the key ${id},`) })
  expect(await registered()).toHaveLength(1)
})
