export { BACKUP, getSystemHealth, type SystemHealth } from './health.ts'
export { retryDeadMails } from './mail-queue.ts'
export { type AdminStatistics, getAdminStatistics } from './statistics.ts'
