import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createAdministrator } from '../../../../../tests/support/staff.ts'
import { getInvitation, inviteAdministrator } from '../invitations.ts'
import { listInvitations, resendInvitation, withdrawInvitation } from './list-invitations.ts'

let deps: TestDatabase
let admin: Awaited<ReturnType<typeof createAdministrator>>
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
})
afterAll(() => deps.close())

const readToken = (url: string) => new URL(url).searchParams.get('invite')

test('an open invitation is listed until it is withdrawn, and then its link is invalid', async () => {
  const { url } = await inviteAdministrator(admin, { email: 'Cian@example.ie' })
  const [open] = await listInvitations(admin)
  expect(open).toMatchObject({ email: 'cian@example.ie', userType: 'BUSINESS' })
  await withdrawInvitation(admin, open?.id)
  expect(await listInvitations(admin)).toEqual([])
  await expect(getInvitation(admin, readToken(url))).rejects.toMatchObject({ code: 'link_invalid' })
  await expect(withdrawInvitation(admin, open?.id)).rejects.toMatchObject({ code: 'conflict' })
})

test('a resent invitation has a new link for a day, and the old one is invalid', async () => {
  const first = await inviteAdministrator(admin, { email: 'maeve@example.ie', userType: 'GOVERNMENT' })
  deps.clock.advance(3_600_000)
  const [open] = await listInvitations(admin)
  const second = await resendInvitation(admin, open?.id ?? '')
  await expect(getInvitation(admin, readToken(first.url))).rejects.toMatchObject({ code: 'link_invalid' })
  expect(await getInvitation(admin, readToken(second.url))).toEqual({
    email: 'maeve@example.ie',
    userType: 'GOVERNMENT',
  })
  expect(await listInvitations(admin)).toHaveLength(1)
  deps.clock.advance(25 * 3_600_000)
  expect(await listInvitations(admin)).toEqual([])
})
