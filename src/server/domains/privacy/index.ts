export * from './administration/index.ts'
export { eraseAccount, previewErasure } from './erase.ts'
export { eraseEndedOrganisations } from './erase-ended.ts'
export { exportPersonalData } from './export.ts'
