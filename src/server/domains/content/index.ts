export { ensureSiteContent, getSiteContent, getSiteRevision } from './site-content.ts'
