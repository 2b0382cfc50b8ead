export { openSubscription } from './open-subscription.ts'
