export { getCompany, getPublicCompany } from './get-company.ts'
export { getSecuritySettings } from './get-security-settings.ts'
export { getSettings, getVersionedSettings } from './get-settings.ts'
