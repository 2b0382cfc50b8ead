export { eraseAccount, previewErasure } from './erase.ts'
export { exportPersonalData } from './export.ts'
