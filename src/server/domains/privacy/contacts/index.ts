export { exportContact, renderContactPdf } from './copy-contact.ts'
export { eraseContact } from './erase-contact.ts'
export { closeOwnData, eraseOwnData, exportOwnData, getOwnDataPage, openOwnData, requestOwnData } from './own-data.ts'
