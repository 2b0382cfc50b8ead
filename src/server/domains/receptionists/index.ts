export { getConfiguration } from './configurations.ts'
export { createReceptionist, updateReceptionists } from './create-receptionist.ts'
export { findOrganisationAt, getReceptionist, type Receptionist } from './find-receptionist.ts'
export { getOwnReceptionist, saveConfiguration } from './save-configuration.ts'
