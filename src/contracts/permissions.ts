import type { UserType } from './session.ts'

/** The roles in an organisation, in descending order of rights. */
export const ORGANISATION_ROLES = ['owner', 'manager', 'member', 'viewer'] as const
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number]

/** The roles that an invitation or a role change can give. Ownership is only handed over. */
export const GIVEN_ROLES = ['manager', 'member', 'viewer'] as const satisfies OrganisationRole[]

export const ORGANISATION_ROLE_LABELS: Record<OrganisationRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  member: 'Member',
  viewer: 'Viewer',
}

export const ORGANISATION_ROLE_HINTS: Record<OrganisationRole, string> = {
  owner: 'Everything, with the plan, its invoices and all people.',
  manager: 'Everything except the plan, its invoices and ownership.',
  member: 'The daily work: conversations, bookings, projects and tickets.',
  viewer: 'Reads everything and changes nothing. For auditors and accountants.',
}

type PermissionRule = {
  /** Completes the sentence "A … may …". */
  does: string
  roles: readonly OrganisationRole[]
  /** Only organisations of this portal have it. */
  portal?: UserType
}

const EVERYBODY = ORGANISATION_ROLES
const WORKERS = ['owner', 'manager', 'member'] as const
const MANAGERS = ['owner', 'manager'] as const
const READERS_OF_RECORDS = ['owner', 'manager', 'viewer'] as const

/** The roles with each permission. Guards, interface and docs/security.md read this table: change only it. */
export const PERMISSIONS = {
  'portal.read': { does: 'see the dashboard, its activity and the name of the plan', roles: EVERYBODY },
  'tickets.read': { does: 'read support tickets', roles: EVERYBODY },
  'tickets.change': { does: 'open, answer and close tickets, and ask for training and modules', roles: WORKERS },
  'conversations.read': { does: 'read conversations', roles: EVERYBODY },
  'conversations.answer': { does: 'write in conversations, open and close them', roles: WORKERS },
  'bookings.read': { does: 'see the diary and its bookings', roles: EVERYBODY },
  'bookings.change': { does: 'make, move and cancel bookings, and block time in the diary', roles: WORKERS },
  'contacts.change': {
    does: 'hand over and erase what is kept of a caller, and say for how long it is kept',
    roles: MANAGERS,
  },
  'receptionist.change': {
    does: 'change the draft of the receptionist, its knowledge, scenarios and calendars',
    roles: MANAGERS,
  },
  'receptionist.publish': { does: 'publish the receptionist and return to a version', roles: MANAGERS },
  'receptionist.pause': { does: 'pause the receptionist and let it answer again', roles: WORKERS },
  'record.read': { does: 'download the record of the receptionist for auditors', roles: READERS_OF_RECORDS },
  'savings.read': { does: 'see savings and reports', roles: EVERYBODY, portal: 'BUSINESS' },
  'savings.change': { does: 'record savings and ratings', roles: WORKERS, portal: 'BUSINESS' },
  'tools.read': { does: 'see AI tools', roles: EVERYBODY, portal: 'BUSINESS' },
  'tools.change': { does: 'try, activate and cancel AI tools', roles: MANAGERS, portal: 'BUSINESS' },
  'projects.read': { does: 'see projects, figures and reports', roles: EVERYBODY, portal: 'GOVERNMENT' },
  'projects.change': { does: 'create and change projects', roles: WORKERS, portal: 'GOVERNMENT' },
  'policies.read': { does: 'see policies and reviews', roles: EVERYBODY, portal: 'GOVERNMENT' },
  'policies.change': { does: 'add, change and review policies', roles: WORKERS, portal: 'GOVERNMENT' },
  'organisation.change': { does: 'change the organisation’s details and clear its samples', roles: MANAGERS },
  'people.read': { does: 'see who belongs to the organisation', roles: EVERYBODY },
  'people.change': { does: 'invite and remove people, change their roles and export the list', roles: MANAGERS },
  'ownership.change': { does: 'offer ownership and change the role of owners', roles: ['owner'] },
  'billing.read': { does: 'see prices, invoices and quotes', roles: ['owner', 'viewer'] },
  'billing.change': { does: 'change and cancel the plan, and answer quotes', roles: ['owner'] },
} as const satisfies Record<string, PermissionRule>

export type Permission = keyof typeof PERMISSIONS

/** What permissions depend on: the role, and the portal of the organisation. */
export type Place = { organisationRole: OrganisationRole; userType: UserType }

export function isAllowed({ organisationRole, userType }: Place, permission: Permission): boolean {
  const { roles, portal }: PermissionRule = PERMISSIONS[permission]
  return roles.includes(organisationRole) && (portal === undefined || portal === userType)
}

/** Lists all permissions of a person, for the interface. */
export function listPermissions(place: Place): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(place, permission))
}
