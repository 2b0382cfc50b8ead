export { exportAuditLog } from './export.ts'
export { type AuditPage, listAuditActions, listAuditLog } from './list.ts'
export { recordAudit } from './record.ts'
