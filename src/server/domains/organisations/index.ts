export { type Customer, getCustomer, listCustomers } from './administration/customers.ts'
export {
  findErasure,
  findOrganisationName,
  findOrganisationRecord,
} from './administration/find-organisation-record.ts'
export { COMPANY_ORGANISATION_ID, createOrganisation, ensureCompanyOrganisation } from './create-organisation.ts'
export { findOwnTalk, getOrganisation, hasSampleData, updateOrganisation } from './get-organisation.ts'
export { listRecipients, type Recipient } from './list-recipients.ts'
export {
  ensureOwner,
  isEmptyOrganisation,
  listEmptyOrganisations,
  lockOrganisation,
  refuseToLeavePlan,
  refuseToLeaveWithoutOwner,
} from './membership.ts'
export {
  createMembership,
  deleteMembership,
  getPortal,
  listMemberships,
  type Membership,
} from './membership-row.ts'
export { moveToPortal } from './move-to-portal.ts'
export { normalisePhone } from './rules.ts'
export { hasSampleRows } from './sample-rows.ts'
