import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator, createSessionOf } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import { erasePerson } from '../privacy/index.ts'
import { registerInvited } from '../registration/index.ts'
import {
  getInvitationToJoin,
  inviteMember,
  joinOrganisation,
  listMemberInvitations,
  listOwnOrganisations,
  resendMemberInvitation,
  switchOrganisation,
  withdrawMemberInvitation,
} from './index.ts'

let deps: TestDatabase
let owner: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  owner = await createMember(deps, { name: 'Bácús na Trá', userType: 'GOVERNMENT' })
})
afterEach(() => deps.close())

async function tokenFor(email: string): Promise<string> {
  const { props } = await deps.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', 'membership-invitation')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return new URL(JSON.parse(props).url).searchParams.get('token') ?? ''
}
async function invite(email: string, role = 'member'): Promise<string> {
  await inviteMember(owner, { email, role })
  return tokenFor(email)
}
const emailOf = ({ actor }: MemberCtx) => `${actor.userId}@example.ie`
async function signedIn(ctx: MemberCtx): Promise<MemberCtx> {
  await createSessionOf(deps, ctx.actor.userId)
  return { ...ctx, actor: { ...ctx.actor, sessionId: `${ctx.actor.userId}-session` } }
}
const memberships = async (userId: string) =>
  (
    await deps.db
      .selectFrom('memberships')
      .select(['organisation_id', 'role'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ organisation_id, role }) => `${organisation_id} ${role}`)
const form = {
  firstName: 'Niamh',
  lastName: 'Byrne',
  password: 'three blue herons',
  confirmPassword: 'three blue herons',
}
const visitor = (): Ctx => testCtx(deps)
const gone = { code: 'link_invalid', message: expect.stringMatching(/used or withdrawn, or it has expired/) }

test('an invited person without an account makes one, in this organisation alone', async () => {
  const token = await invite('new@example.ie', 'viewer')
  expect(await getInvitationToJoin(visitor(), token)).toEqual({
    organisation: 'Bácús na Trá',
    role: 'viewer',
    email: 'new@example.ie',
    reader: 'newcomer',
  })
  const { user, organisationId } = await registerInvited(
    visitor(),
    { ...form, token, email: 'x@example.ie' },
    'Firefox',
  )
  expect(user).toMatchObject({ email: 'new@example.ie', userType: 'GOVERNMENT', role: 'USER' })
  expect(organisationId).toBe(owner.actor.organisationId)
  expect(await memberships(user.id)).toEqual([`${organisationId} viewer`])
  const row = await deps.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(row.email_verified_at).not.toBeNull()
  expect(await listMemberInvitations(owner)).toEqual([])
  await expect(registerInvited(visitor(), { ...form, token }, 'Firefox')).rejects.toMatchObject(gone)
  const again = inviteMember(owner, { email: 'New@Example.ie', role: 'member' })
  await expect(again).rejects.toMatchObject({ code: 'conflict', fieldErrors: { email: expect.any(String) } })
})

test('an invited person with an account joins with it, works there, and switches back', async () => {
  const person = await signedIn(await createMember(deps, { name: 'Claddagh Physio' }))
  const token = await invite(emailOf(person), 'manager')
  expect(await getInvitationToJoin(visitor(), token)).toMatchObject({ reader: 'has_account' })
  expect(await getInvitationToJoin(person, token)).toMatchObject({ reader: 'invited' })
  await expect(registerInvited(visitor(), { ...form, token }, 'Firefox')).rejects.toMatchObject({ code: 'email_taken' })
  const { user, organisationId, token: session } = await joinOrganisation(person, token)
  expect([organisationId, user.userType]).toEqual([owner.actor.organisationId, 'GOVERNMENT'])
  expect(session).not.toBe('')
  const there = await deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(there.organisation_id).toBe(organisationId)
  const place = { organisationId, organisationRole: 'manager', userType: 'GOVERNMENT', sessionId: there.id } as const
  const now: MemberCtx = { ...person, actor: { ...person.actor, ...place } }
  expect((await listOwnOrganisations(now)).map(({ organisation, isCurrent }) => [organisation, isCurrent])).toEqual([
    ['Bácús na Trá', true],
    ['Claddagh Physio', false],
  ])
  const back = await switchOrganisation(now, { organisationId: person.actor.organisationId })
  expect(back.user.userType).toBe('BUSINESS')
  const stranger = await createMember(deps)
  for (const id of [stranger.actor.organisationId, 'org_company', 'org_none', '', "o'", undefined]) {
    const refused = switchOrganisation(now, { organisationId: id })
    await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/not_found|invalid_input/) })
  }
})

test('a link is for its address, once, for 7 days, and for no administrator', async () => {
  const person = await signedIn(await createMember(deps))
  const token = await invite('somebody@example.ie')
  await expect(joinOrganisation(person, token)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await getInvitationToJoin(person, token)).toMatchObject({ reader: 'somebody_else' })
  const own = await invite(emailOf(person))
  deps.clock.advance(7 * 86_400_000 + 1)
  for (const bad of [own, `${own}x`, '', undefined, { $ne: '' }, 'x'.repeat(300)]) {
    await expect(joinOrganisation(person, bad)).rejects.toMatchObject(gone)
    await expect(getInvitationToJoin(visitor(), bad)).rejects.toMatchObject(gone)
  }
  const admin = await createAdministrator(deps)
  const { email } = await deps.db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  await expect(joinOrganisation(admin, await invite(email))).rejects.toMatchObject({ code: 'forbidden' })
  expect(await memberships(person.actor.userId)).toHaveLength(1)
})

test('an invitation is resent and withdrawn by those who may, in their organisation alone', async () => {
  const first = await invite('eoin@example.ie')
  const [open] = await listMemberInvitations(owner)
  expect(open).toMatchObject({ email: 'eoin@example.ie', role: 'member' })
  await resendMemberInvitation(owner, open?.id)
  await expect(getInvitationToJoin(visitor(), first)).rejects.toMatchObject(gone)
  const second = await tokenFor('eoin@example.ie')
  const [resent] = await listMemberInvitations(owner)
  const stranger = await createMember(deps)
  const viewer = await createMember(deps, { colleagueOf: owner, organisationRole: 'viewer' })
  expect(await listMemberInvitations(stranger)).toEqual([])
  await expect(withdrawMemberInvitation(stranger, resent?.id)).rejects.toMatchObject({ code: 'conflict' })
  await expect(resendMemberInvitation(stranger, resent?.id)).rejects.toMatchObject({ code: 'conflict' })
  await expect(withdrawMemberInvitation(viewer, resent?.id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(inviteMember(viewer, { email: 'a@example.ie', role: 'member' })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect((await getInvitationToJoin(visitor(), second)).email).toBe('eoin@example.ie')
  await withdrawMemberInvitation(owner, resent?.id)
  await expect(getInvitationToJoin(visitor(), second)).rejects.toMatchObject(gone)
  for (const role of ['owner', 'ADMIN', '', null]) {
    const refused = inviteMember(owner, { email: 'b@example.ie', role })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input' })
  }
  expect(await listMemberInvitations(owner)).toEqual([])
})

test('of an invitation pressed twice at once, one succeeds', async () => {
  for (let round = 0; round < 4; round++) {
    const person = await signedIn(await createMember(deps))
    const token = await invite(emailOf(person))
    const elsewhere = { ...person, db: deps.connectAgain().db }
    const joins = await Promise.allSettled([joinOrganisation(person, token), joinOrganisation(elsewhere, token)])
    expect(joins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await memberships(person.actor.userId)).toHaveLength(2)
    const email = `new${round}@example.ie`
    const link = await invite(email)
    const results = await Promise.allSettled([
      registerInvited(visitor(), { ...form, token: link }, 'Firefox'),
      registerInvited({ ...visitor(), db: deps.connectAgain().db }, { ...form, token: link }, 'Firefox'),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await deps.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  }
})

test('erasing a person of two organisations ends the one that is theirs alone, and the other gets an owner', async () => {
  const heir = await createMember(deps, { colleagueOf: owner, organisationRole: 'manager' })
  const junior = await createMember(deps, { colleagueOf: owner, organisationRole: 'viewer' })
  const ownId = owner.actor.organisationId
  const { actor } = await createMember(deps)
  await deps.db
    .insertInto('memberships')
    .values({
      id: 'mem_x',
      user_id: owner.actor.userId,
      organisation_id: actor.organisationId,
      role: 'owner',
      joined_at: AT,
    })
    .execute()
  await deps.db.deleteFrom('memberships').where('user_id', '=', actor.userId).execute()
  const admin = await createAdministrator(deps)
  await erasePerson(admin, { email: emailOf(owner), confirmation: emailOf(owner) })
  const left = await deps.db.selectFrom('organisations').select('id').where('kind', '=', 'customer').execute()
  expect(left).toEqual([{ id: ownId }])
  expect(await memberships(heir.actor.userId)).toEqual([`${ownId} owner`])
  expect(await memberships(junior.actor.userId)).toEqual([`${ownId} viewer`])
  expect(await listOrphans(deps)).toEqual([])
})

const AT = '2026-11-01T09:00:00.000Z'
