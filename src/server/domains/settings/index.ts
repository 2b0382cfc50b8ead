export { getCompany, getPublicCompany } from './company.ts'
export { getSecuritySettings } from './security.ts'
