export { exportAnalytics, getAnalytics } from './report.ts'
