export { listActivity } from './list-activity.ts'
export { recordActivity } from './record.ts'
export { addActivitySamples, clearActivitySamples } from './samples.ts'
