export { addSampleData } from './add.ts'
export { clearSampleData } from './clear.ts'
export { hasSampleData } from './has.ts'
