export { registerAccount } from './register-account.ts'
export { registerBusiness } from './register-business.ts'
export { registerInvited } from './register-invited.ts'
