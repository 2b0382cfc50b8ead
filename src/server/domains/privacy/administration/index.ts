export { erasePerson } from './erase-person.ts'
export { exportPerson } from './export-person.ts'
export { findHeldData } from './find-held-data.ts'
