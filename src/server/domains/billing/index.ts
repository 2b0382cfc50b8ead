export { getAnyInvoice, listAllInvoices, renderAnyInvoicePdf } from './administration/all-invoices.ts'
export { extendTrial } from './administration/extend-trial.ts'
export { getAnySubscription } from './administration/get-any-subscription.ts'
export { issueCreditNote } from './administration/issue-credit-note.ts'
export { listSubscriptions } from './administration/list-subscriptions.ts'
export { markInvoicePaid } from './administration/mark-paid.ts'
export { holds, PAGE_SIZE } from './administration/search.ts'
export { getBillingAttention } from './attention.ts'
export { cancelSubscription, previewResubscription, resubscribe } from './cancel-subscription.ts'
export { changePlan, previewPlanChange, refuseIncomplete, startSubscription, undoPlanChange } from './change-plan.ts'
export { type Charge, chargeOf } from './charges.ts'
export { getSubscription } from './get-subscription.ts'
export { renderInvoicePdf } from './invoice-pdf.ts'
export { issueInvoice } from './issue-invoice.ts'
export { keepTrial, previewTrialKeeping } from './keep-trial.ts'
export { mailOrganisation } from './mail-organisation.ts'
export { openSubscription } from './open-subscription.ts'
export { buyerOf } from './parties.ts'
export { NOTHING_YET } from './plan-change.ts'
export { documentNumber } from './present-invoice.ts'
export { getInvoice, listInvoices } from './read-invoices.ts'
export {
  claimDeletion,
  endCancelledSubscriptions,
  listDeletionsDue,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  tellOfTrialTerms,
  warnOfDeletions,
} from './recurring/index.ts'
export { requestElitePlan, withdrawEliteRequest } from './request-elite.ts'
export { addSubscriptionSample, clearSubscriptionSample, samplePlan } from './samples.ts'
export { setPurchaseOrder } from './set-purchase-order.ts'
export { type BillingState, canHavePlan, changeAsSeen, findSubscription, type Subscription } from './subscription.ts'
export { changeNow, type Transition } from './transitions.ts'
