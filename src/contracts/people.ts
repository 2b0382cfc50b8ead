import { z } from 'zod'
import { filterBy, filterOrganisation, place, searchText } from './lists.ts'
import { clearableLine, id, line, version } from './primitives.ts'
import type { UserRole, UserType } from './session.ts'

export const USER_TYPE_LABELS: Record<UserType, string> = { BUSINESS: 'Business', GOVERNMENT: 'Government' }
export const ROLE_LABELS: Record<UserRole, string> = { USER: 'User', ADMIN: 'Administrator' }

const PEOPLE_SORTS = ['name', 'newest', 'sign-in'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** Search parameters of the list of people. Invalid ones are ignored. */
export const peopleQuery = z.object({
  q: searchText,
  type: filterBy(['BUSINESS', 'GOVERNMENT']),
  role: filterBy(['USER', 'ADMIN']),
  status: filterBy(['active', 'disabled']),
  organisation: filterOrganisation,
  sort: z.enum(PEOPLE_SORTS).catch('name'),
  ...place,
})

export type PeopleQuery = z.output<typeof peopleQuery>

const clearable = clearableLine.default(null)

/** The fields of a person that an administrator edits. All are required. */
export const updatePersonInput = z.object({
  version,
  firstName: line(1, 'First name is required'),
  lastName: line(0, 'Please write this as text'),
  jobTitle: clearable,
  phone: clearable,
  userType: z.enum(['BUSINESS', 'GOVERNMENT'], { error: 'Please choose a portal' }),
  role: z.enum(['USER', 'ADMIN'], { error: 'Please choose a role' }),
})

export const movePersonInput = z.object({
  version,
  organisationId: id('org', 'Please choose an organisation'),
})
