export { getAnyInvoice, listAllInvoices, renderAnyInvoicePdf } from './administration/all-invoices.ts'
export { extendTrial } from './administration/extend-trial.ts'
export { getAnySubscription } from './administration/get-any-subscription.ts'
export { issueCreditNote } from './administration/issue-credit-note.ts'
export { listSubscriptions } from './administration/list-subscriptions.ts'
export { markInvoicePaid } from './administration/mark-paid.ts'
export { setElitePrice } from './administration/set-elite-price.ts'
export { getBillingAttention } from './attention.ts'
export { cancelSubscription, resubscribe } from './cancel-subscription.ts'
export { changePlan, previewPlanChange, startSubscription, undoPlanChange } from './change-plan.ts'
export { getSubscription } from './get-subscription.ts'
export { renderInvoicePdf } from './invoice-pdf.ts'
export { openSubscription } from './open-subscription.ts'
export { getInvoice, listInvoices } from './read-invoices.ts'
export {
  claimDeletion,
  endCancelledSubscriptions,
  listDeletionsDue,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from './recurring/index.ts'
export { requestElitePlan, withdrawEliteRequest } from './request-elite.ts'
export { addSubscriptionSample, clearSubscriptionSample } from './samples.ts'
export { setPurchaseOrder } from './set-purchase-order.ts'
