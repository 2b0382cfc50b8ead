export type { AuditAction } from './audit-actions.ts'
export { exportAuditLog } from './export-audit-log.ts'
export { type AuditedAction, listActionsOn } from './list-actions-on.ts'
export { listAuditActions, listAuditLog } from './list-audit-log.ts'
export {
  countOrganisationLines,
  type LinesQuery,
  listActions,
  type OwnLine,
  readOrganisationLines,
} from './read-organisation-lines.ts'
export { recordAudit } from './record-audit.ts'
export { recordRetention } from './record-retention.ts'
