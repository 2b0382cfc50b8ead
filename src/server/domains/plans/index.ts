export { findPlanInForce, findPlanToBePaid, isInForce, type PlanInForce } from './plan-in-force.ts'
