export { COMPANY_ORGANISATION_ID, createOrganisation, ensureCompanyOrganisation } from './create.ts'
export { getOrganisation, updateOrganisation } from './details.ts'
export { moveToPortal } from './portal.ts'
export { normalisePhone } from './rules.ts'
