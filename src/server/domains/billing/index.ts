export { getSubscription } from './get-subscription.ts'
export { openSubscription } from './open-subscription.ts'
export { getInvoice, listInvoices } from './read-invoices.ts'
export { addSubscriptionSample, clearSubscriptionSample } from './samples.ts'
