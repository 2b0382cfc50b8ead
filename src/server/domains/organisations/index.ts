export { COMPANY_ORGANISATION_ID, createOrganisation, ensureCompanyOrganisation } from './create.ts'
export { getOrganisation, updateOrganisation } from './details.ts'
export { normalisePhone } from './rules.ts'
