export { submitContactMessage } from './submit-contact-message.ts'
export { submitLicensingInquiry } from './submit-licensing-inquiry.ts'
export { submitRequest } from './submit-request.ts'
