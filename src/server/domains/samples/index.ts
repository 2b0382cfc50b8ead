export { addReceptionistSamples } from './add-receptionist-samples.ts'
export { addSampleData } from './add-sample-data.ts'
export { clearSampleData } from './clear-sample-data.ts'
