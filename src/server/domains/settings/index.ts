export { getCompany } from './company.ts'
