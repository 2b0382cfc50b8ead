export { findMemberSubscription } from './find-member-subscription.ts'
export { findOwnPlanInForce, findPayingPlan, findPlanInForce, isInForce, type PlanInForce } from './plan-in-force.ts'
