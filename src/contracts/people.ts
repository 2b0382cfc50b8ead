import { z } from 'zod'
import { line } from './accounts.ts'
import type { UserRole, UserType } from './session.ts'

export const USER_TYPE_LABELS: Record<UserType, string> = { BUSINESS: 'Business', GOVERNMENT: 'Government' }
export const ROLE_LABELS: Record<UserRole, string> = { USER: 'User', ADMIN: 'Administrator' }

export const PEOPLE_SORTS = ['name', 'newest', 'sign-in'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** Where a page of a list begins or ends: the value it is ordered by, and the id of the row. */
const cursor = z.string().max(600).optional().catch(undefined)

/** The address of the list of people: what makes no sense in it counts as left out. */
export const peopleQuery = z.object({
  /** What is looked for. */
  q: z.string().trim().max(200).catch(''),
  type: z.enum(['BUSINESS', 'GOVERNMENT']).optional().catch(undefined),
  role: z.enum(['USER', 'ADMIN']).optional().catch(undefined),
  status: z.enum(['active', 'disabled']).optional().catch(undefined),
  sort: z.enum(PEOPLE_SORTS).catch('name'),
  after: cursor,
  before: cursor,
})

export type PeopleQuery = z.output<typeof peopleQuery>

/** The version that the form was filled in from. */
export const version = z.coerce.number({ error: 'Please reload the page' }).int().min(1)

const clearable = line(0, 'Please write this as text')
  .nullish()
  .transform((text) => text || null)

/** What an administrator changes of a person, always as a whole. */
export const personUpdate = z.object({
  version,
  firstName: line(1, 'First name is required'),
  lastName: line(0, 'Please write this as text'),
  jobTitle: clearable,
  phone: clearable,
  userType: z.enum(['BUSINESS', 'GOVERNMENT'], { error: 'Please choose a portal' }),
  role: z.enum(['USER', 'ADMIN'], { error: 'Please choose a role' }),
})

export const personMove = z.object({
  version,
  organisationId: z.string({ error: 'Please choose an organisation' }).min(1, 'Please choose an organisation').max(100),
})
