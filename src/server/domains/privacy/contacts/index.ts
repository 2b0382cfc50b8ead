export { exportContact, renderContactPdf } from './copy-contact.ts'
export { closeOwnData, eraseOwnData, exportOwnData, openOwnData, requestOwnData } from './own-data.ts'
export { getOwnDataPage } from './own-data-page.ts'
export { eraseContact } from './staff-erasure.ts'
