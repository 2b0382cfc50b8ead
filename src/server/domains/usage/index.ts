export { countConversation, isLimitReached } from './count-conversation.ts'
export { getMonthUsage } from './get-month-usage.ts'
