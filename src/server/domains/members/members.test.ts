import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { createPerson, createSessionOf } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import { openTicket } from '../support/index.ts'
import {
  acceptOwnership,
  changeMemberRole,
  declineOwnership,
  exportMembers,
  findOwnershipOffer,
  getMember,
  leaveOrganisation,
  listMembers,
  offerOwnership,
  removeMember,
  withdrawOwnershipOffer,
} from './index.ts'

let deps: TestDatabase
let owner: MemberCtx
let member: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  owner = await createMember(deps, { firstName: 'Orla' })
  member = await createMember(deps, { colleagueOf: owner, organisationRole: 'member', firstName: 'Manus' })
})
afterEach(() => deps.close())

const colleague = (organisationRole: 'owner' | 'manager' | 'viewer', firstName = 'Niamh') =>
  createMember(deps, { colleagueOf: owner, organisationRole, firstName })
const idOf = async ({ actor }: MemberCtx) => {
  const { organisationId, userId } = actor
  const row = deps.db.selectFrom('memberships').select('id').where('user_id', '=', userId)
  return (await row.where('organisation_id', '=', organisationId).executeTakeFirstOrThrow()).id
}
const roleOf = async ({ actor }: MemberCtx) => {
  const row = deps.db.selectFrom('memberships').select('role').where('user_id', '=', actor.userId)
  return (await row.where('organisation_id', '=', actor.organisationId).executeTakeFirst())?.role
}
/** The same person with a session in the database. */
async function signedIn(ctx: MemberCtx): Promise<MemberCtx> {
  await createSessionOf(deps, ctx.actor.userId)
  return { ...ctx, actor: { ...ctx.actor, sessionId: `${ctx.actor.userId}-session` } }
}
const refusal = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) })
const mails = async (to: MemberCtx) =>
  (
    await deps.db
      .selectFrom('outbox')
      .select(['template', 'props'])
      .where('recipient', '=', `${to.actor.userId}@example.ie`)
      .orderBy('id')
      .execute()
  ).map(({ template, props }) => [template, JSON.parse(props).news])

test('people are listed by name, searched, and belong to one organisation', async () => {
  await createPerson(deps, { firstName: 'Manus', lastName: 'Stranger' })
  const { items, total } = await listMembers(member, {})
  expect(items.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
    ['Orla Ní Bhriain', 'owner', false],
    ['Manus Ní Bhriain', 'member', true],
  ])
  expect(total).toBe(2)
  expect((await listMembers(member, { q: 'zzz' })).items).toEqual([])
  const stranger = await createMember(deps)
  await expect(getMember(owner, await idOf(stranger))).rejects.toMatchObject({ code: 'not_found' })
})

test('a manager changes roles of others, never of owners, and makes nobody an owner', async () => {
  const manager = await colleague('manager')
  await createSessionOf(deps, member.actor.userId)
  await changeMemberRole(manager, await idOf(member), { role: 'viewer' })
  expect(await roleOf(member)).toBe('viewer')
  expect(await deps.db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await mails(member)).toEqual([['membership-news', 'role_changed']])
  await expect(changeMemberRole(manager, await idOf(owner), { role: 'viewer' })).rejects.toMatchObject(
    refusal('forbidden', /Your role, Manager, may not offer ownership/),
  )
  for (const role of ['owner', 'admin', '', undefined, ['manager'], { $ne: 1 }]) {
    const refused = changeMemberRole(owner, await idOf(member), { role })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fieldErrors: { role: expect.any(String) } })
  }
  await expect(changeMemberRole(member, await idOf(owner), { role: 'viewer' })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect([await roleOf(owner), await roleOf(member)]).toEqual(['owner', 'viewer'])
})

test('the last owner stays one, and cannot leave or be removed while others belong to the organisation', async () => {
  const manager = await colleague('manager')
  const last = refusal('conflict', /needs an owner/)
  await expect(changeMemberRole(owner, await idOf(owner), { role: 'manager' })).rejects.toMatchObject(last)
  await expect(leaveOrganisation(owner)).rejects.toMatchObject(last)
  await expect(removeMember(manager, await idOf(owner))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(removeMember(owner, await idOf(owner))).rejects.toMatchObject(refusal('conflict', /remove yourself/))
  const disabled = await colleague('owner')
  await deps.db.updateTable('users').set({ disabled_at: AT }).where('id', '=', disabled.actor.userId).execute()
  await expect(leaveOrganisation(owner)).rejects.toMatchObject(last)
  await leaveOrganisation(manager)
  const alone = await createMember(deps)
  await expect(leaveOrganisation(alone)).rejects.toMatchObject(refusal('conflict', /only person/))
})

const AT = '2026-11-01T09:00:00.000Z'

test('a removed person is out at once, keeps the account and the name on their work', async () => {
  const { id } = await openTicket(member, { subject: 'Wren', category: 'other', message: 'Wren' })
  await createSessionOf(deps, member.actor.userId)
  const membershipId = await idOf(member)
  await removeMember(owner, membershipId)
  expect(await deps.db.selectFrom('sessions').select('id').execute()).toEqual([])
  const late = openTicket(member, { subject: 'Late', category: 'other', message: 'Late' })
  await expect(late).rejects.toMatchObject({ code: 'unauthenticated' })
  const ticket = await deps.db.selectFrom('tickets').select('opened_by').where('id', '=', id).executeTakeFirstOrThrow()
  expect(ticket.opened_by).toBe(member.actor.userId)
  const own = await deps.db.selectFrom('memberships').selectAll().where('user_id', '=', member.actor.userId).execute()
  expect(own.map(({ organisation_id, role }) => [organisation_id === owner.actor.organisationId, role])).toEqual([
    [false, 'owner'],
  ])
  expect(await mails(member)).toEqual([['membership-news', 'removed']])
  await expect(removeMember(owner, membershipId)).rejects.toMatchObject({ code: 'not_found' })
})

test('ownership is handed over by both: offered by one, accepted by the other', async () => {
  const heir = await signedIn(member)
  const id = await idOf(member)
  await expect(acceptOwnership(heir)).rejects.toMatchObject({ code: 'conflict' })
  await offerOwnership(owner, id, { kind: 'handover' })
  expect(await roleOf(member)).toBe('member')
  expect(await findOwnershipOffer(heir)).toEqual({ by: 'Orla Ní Bhriain', isHandover: true })
  await declineOwnership(heir)
  await expect(acceptOwnership(heir)).rejects.toMatchObject({ code: 'conflict' })
  await offerOwnership(owner, id, { kind: 'joint' })
  await withdrawOwnershipOffer(owner, id)
  await expect(acceptOwnership(heir)).rejects.toMatchObject({ code: 'conflict' })
  await offerOwnership(owner, id, { kind: 'handover' })
  const { token } = await acceptOwnership(heir)
  expect([await roleOf(owner), await roleOf(member), token.length > 20]).toEqual(['manager', 'owner', true])
  // The former owner acts with a role that is gone.
  await expect(offerOwnership(owner, id, { kind: 'joint' })).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('an offer ends after 7 days, and with the ownership of the person who made it', async () => {
  const id = await idOf(member)
  await offerOwnership(owner, id, { kind: 'joint' })
  deps.clock.advance(8 * 86_400_000)
  expect(await findOwnershipOffer(member)).toBeUndefined()
  await offerOwnership(owner, id, { kind: 'joint' })
  const second = await colleague('owner')
  await changeMemberRole(second, await idOf(owner), { role: 'viewer' })
  expect(await findOwnershipOffer(member)).toBeUndefined()
  await expect(acceptOwnership(await signedIn(member))).rejects.toMatchObject({ code: 'conflict' })
  await expect(offerOwnership(second, id, { kind: 'mine' })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('the list is exported as CSV by owners and managers', async () => {
  const csv = await exportMembers(owner)
  expect(csv).toContain(`Manus Ní Bhriain,${member.actor.userId}@example.ie,Member,`)
  await expect(exportMembers(member)).rejects.toMatchObject({ code: 'forbidden' })
})

/** The same person as another process sees them. */
const elsewhere = (ctx: MemberCtx): Ctx => ({ ...ctx, db: deps.connectAgain().db })

test('of two owners who demote or remove each other at once, one stays', async () => {
  for (let round = 0; round < 6; round++) {
    const one = await createMember(deps)
    const other = await createMember(deps, { colleagueOf: one })
    const [oneId, otherId] = [await idOf(one), await idOf(other)]
    const there = elsewhere(other)
    const results = await Promise.allSettled(
      round % 2 === 0
        ? [changeMemberRole(one, otherId, { role: 'member' }), changeMemberRole(there, oneId, { role: 'member' })]
        : [removeMember(one, otherId), removeMember(there, oneId)],
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const owners = deps.db.selectFrom('memberships').select('id').where('role', '=', 'owner')
    const { organisationId } = one.actor
    expect(await owners.where('organisation_id', '=', organisationId).execute()).toHaveLength(1)
  }
})

test('what somebody sends at the moment of their removal is stored or refused, never half', async () => {
  for (let round = 0; round < 6; round++) {
    const sender = await createMember(deps, { colleagueOf: owner, organisationRole: 'member' })
    const id = await idOf(sender)
    const [sent, removed] = await Promise.allSettled([
      openTicket(elsewhere(sender), { subject: `Round ${round}`, category: 'other', message: 'Hello' }),
      removeMember(owner, id),
    ])
    expect(removed).toMatchObject({ status: 'fulfilled' })
    const rows = await deps.db.selectFrom('tickets').select('id').where('opened_by', '=', sender.actor.userId).execute()
    expect(rows).toHaveLength(sent?.status === 'fulfilled' ? 1 : 0)
    if (sent?.status === 'rejected') expect(sent.reason).toMatchObject({ code: 'unauthenticated' })
    const late = openTicket(sender, { subject: 'Late', category: 'other', message: 'Late' })
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' })
  }
})

test('other actors than members are refused', async () => {
  const { organisationId } = owner.actor
  for (const actor of [
    { kind: 'visitor' },
    { kind: 'job', name: 'test', organisationId },
    { kind: 'contact', organisationId, contactId: 'con_1', conversationId: 'cnv_1' },
    { kind: 'channel', organisationId, channelId: 'cha_1' },
    { kind: 'api-key', organisationId, keyId: 'key_1' },
  ] as const) {
    await expect(listMembers(testCtx(deps, actor), {})).rejects.toMatchObject({ code: 'unauthenticated' })
  }
})
