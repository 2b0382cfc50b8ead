export { getCompany, getPublicCompany } from './company.ts'
export { getSettings, getVersionedSettings } from './read.ts'
export { getSecuritySettings } from './security.ts'
