export { exportAnalytics, getAnalytics } from './get-analytics.ts'
