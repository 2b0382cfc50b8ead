import { z } from 'zod'
import { email } from './accounts.ts'
import { place, searchText } from './lists.ts'
import { GIVEN_ROLES } from './permissions.ts'
import { id, line, password, token } from './primitives.ts'

const ROLE_MESSAGE = 'Please choose Manager, Member or Viewer'

const givenRole = z.enum(GIVEN_ROLES, { error: ROLE_MESSAGE })

/** Search parameters of the list of people. Invalid ones are ignored. */
export const membersQuery = z.object({ q: searchText, ...place })

export const memberInvitation = z.object({ email, role: givenRole })

export const roleChange = z.object({ role: givenRole })

/** `joint`: the offering owner remains an owner. */
export const offerOwnershipInput = z.object({
  kind: z.enum(['handover', 'joint'], { error: 'Please choose what happens to your own role' }),
})

export const organisationChoice = z.object({ organisationId: id('org', 'Please choose an organisation') })

/** Registration of an account by invitation. The invitation contains the address. */
export const invitedRegistration = z
  .object({
    token,
    firstName: line(1, 'First name is required'),
    lastName: line(1, 'Last name is required'),
    password: password(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export type InvitedRegistration = z.output<typeof invitedRegistration>
