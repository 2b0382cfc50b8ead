export { findSubscriptionOfMember } from './own-subscription.ts'
export { findOwnPlanInForce, findPlanInForce, findPlanToBePaid, isInForce, type PlanInForce } from './plan-in-force.ts'
