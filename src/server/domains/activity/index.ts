export { addBusinessActivitySamples } from './business-samples.ts'
export { listActivity } from './list-activity.ts'
export { recordActivity } from './record.ts'
export { type ActivitySample, addActivitySamples, clearActivitySamples } from './samples.ts'
