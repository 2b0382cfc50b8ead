export type { AuditAction } from './audit-actions.ts'
export { exportAuditLog } from './export.ts'
export { listAuditActions, listAuditLog } from './list.ts'
export { recordAudit } from './record.ts'
