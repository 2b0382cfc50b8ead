export { addSampleData } from './add.ts'
export { clearSampleData } from './clear.ts'
