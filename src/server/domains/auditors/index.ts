export { exportRecord, getRecordPage } from './export-record.ts'
