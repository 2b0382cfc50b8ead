import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAllowed, ORGANISATION_ROLES, PERMISSIONS, type Permission } from '#contracts/permissions.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../tests/support/members.ts'
import { createAdministrator } from '../../../tests/support/staff.ts'
import { INNER, VERBS, type VerbGuard } from '../../../tests/support/verb-guards.ts'
import type { Actor, Ctx } from '../context.ts'

type Verb = (ctx: Ctx, ...input: unknown[]) => unknown

const DOMAINS = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true })
const EXPORTS: [name: string, value: unknown][] = Object.entries(DOMAINS).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]): [string, unknown] => [`${file.split('/')[1]}.${name}`, value]),
)
const FUNCTIONS = new Map<string, Verb>(
  EXPORTS.flatMap(([name, value]) => (typeof value === 'function' ? [[name, value as Verb]] : [])),
)

let deps: TestDatabase
let members: { name: string; ctx: MemberCtx }[]
let strangers: { name: string; ctx: Ctx }[]
let administrator: Ctx
beforeAll(async () => {
  deps = await openTestDatabase()
  members = []
  for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
    const owner = await createMember(deps, { userType })
    members.push({ name: `owner, ${userType}`, ctx: owner })
    for (const organisationRole of ORGANISATION_ROLES.slice(1)) {
      const ctx = await createMember(deps, { colleagueOf: owner, organisationRole })
      members.push({ name: `${organisationRole}, ${userType}`, ctx })
    }
  }
  const organisationId = members[0]?.ctx.actor.organisationId ?? ''
  const actors: Actor[] = [
    { kind: 'visitor' },
    { kind: 'job', name: 'test', organisationId },
    { kind: 'contact', organisationId, contactId: 'con_1', conversationId: 'cnv_1' },
    { kind: 'channel', organisationId, channelId: 'cha_1' },
    { kind: 'api-key', organisationId, keyId: 'key_1' },
  ]
  strangers = actors.map((actor) => ({ name: actor.kind, ctx: testCtx(deps, actor) }))
  administrator = await createAdministrator(deps)
})
afterAll(() => deps.close())

/** Invalid input, which a verb must read only after its guard. */
const NONSENSE = ['nonsense', 'nonsense', 'nonsense']

/** Returns `refused` when the guard refused. Otherwise the verb refuses the invalid input. */
async function call(verb: Verb, ctx: Ctx): Promise<string> {
  try {
    await verb(ctx, ...NONSENSE)
    return 'allowed'
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'forbidden' || code === 'unauthenticated' ? code : 'allowed'
  }
}

test('every export of a domain is a verb with a guard, or inner', () => {
  const known = [...Object.values(VERBS).flat(), ...INNER].toSorted()
  expect(new Set(known).size).toBe(known.length)
  expect(known).toEqual(EXPORTS.map(([name]) => name).toSorted())
})

/** The command line also invites administrators. */
const ALSO_FOR_JOBS = new Set(['identity.inviteAdministrator'])
/** Needs no input, so the call would remove the actor. */
const NOT_TRIED = new Set(['members.leaveOrganisation'])

function isFor(guard: VerbGuard, name: string, { actor }: MemberCtx): boolean {
  // The chat with advisers is for public bodies.
  if (name.startsWith('chat.') && actor.userType !== 'GOVERNMENT') return false
  return guard === 'member' || (guard in PERMISSIONS && isAllowed(actor, guard as Permission))
}

describe.each(Object.entries(VERBS) as [VerbGuard, string[]][])('%s', (guard, names) => {
  test.each(names)('%s', async (name) => {
    const verb = FUNCTIONS.get(name)
    if (verb === undefined) throw new Error(`${name} is no function`)
    if (guard === 'anybody') return
    for (const { name: who, ctx } of strangers) {
      if (who === 'job' && ALSO_FOR_JOBS.has(name)) continue
      expect([who, await call(verb, ctx)]).toEqual([who, 'unauthenticated'])
    }
    for (const { name: who, ctx } of members) {
      if (!isFor(guard, name, ctx)) expect([who, await call(verb, ctx)]).toEqual([who, 'forbidden'])
    }
    if (guard === 'administrator') expect(await call(verb, administrator)).toBe('allowed')
    for (const { name: who, ctx } of members) {
      if (isFor(guard, name, ctx) && !NOT_TRIED.has(name))
        expect([who, await call(verb, ctx)]).toEqual([who, 'allowed'])
    }
  })
})
