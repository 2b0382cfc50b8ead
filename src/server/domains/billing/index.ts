export { containsText, PAGE_SIZE } from './administration/contains-text.ts'
export { extendTrial } from './administration/extend-trial.ts'
export { getAnySubscription } from './administration/get-any-subscription.ts'
export { getOrganisationBilling } from './administration/get-organisation-billing.ts'
export { issueCreditNote } from './administration/issue-credit-note.ts'
export { getAnyInvoice, listAllInvoices, renderAnyInvoicePdf } from './administration/list-all-invoices.ts'
export { listSubscriptions } from './administration/list-subscriptions.ts'
export { markInvoicePaid } from './administration/mark-invoice-paid.ts'
export { cancelSubscription, previewResubscription, resubscribe } from './cancel-subscription.ts'
export { changePlan, previewPlanChange, refuseIncomplete, startSubscription, undoPlanChange } from './change-plan.ts'
export { buildCharge, type Charge } from './charges.ts'
export { getBillingAttention } from './get-billing-attention.ts'
export { getPlan, getSubscription, type PlanView } from './get-subscription.ts'
export { issueInvoice } from './issue-invoice.ts'
export { keepTrial, previewTrialKeeping } from './keep-trial.ts'
export { mailOrganisation } from './mail-organisation.ts'
export { openSubscription } from './open-subscription.ts'
export { getBuyer } from './parties.ts'
export { formatDocumentNumber } from './present-invoice.ts'
export { NO_SUBSCRIPTION } from './quote-plan-change.ts'
export { getInvoice, listInvoices } from './read-invoices.ts'
export {
  announceTrialTerms,
  claimDeletion,
  endCancelledSubscriptions,
  listDeletionsDue,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from './recurring/index.ts'
export { recordNotice } from './recurring/record-notice.ts'
export { renderInvoicePdf } from './render-invoice-pdf.ts'
export { requestElitePlan, withdrawEliteRequest } from './request-elite-plan.ts'
export { setPurchaseOrder } from './set-purchase-order.ts'
export {
  type BillingState,
  canHavePlan,
  changeSubscription,
  findSubscription,
  type Subscription,
} from './subscription-row.ts'
export { addSubscriptionSample, clearSubscriptionSample, getSamplePlan } from './subscription-samples.ts'
export { changePlanNow, type Transition } from './transitions.ts'
