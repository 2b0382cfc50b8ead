export { erasePerson } from './erase-person.ts'
export { exportPerson } from './export-person.ts'
export { findHeld, type Held } from './held.ts'
