import type { Satisfaction } from '#contracts/savings.ts'
import type { Ctx } from '#server/context.ts'
import { getSavingsSummary } from '#server/domains/savings/index.ts'
import { countOwnTickets } from '#server/domains/support/index.ts'
import { listToolSubscriptions } from '#server/domains/tools/index.ts'

/** The four cards. Money in cents, shares in whole percent. */
export type BusinessSummary = {
  totalSavings: number
  /** The day of the first saving. */
  since: string | null
  monthlySavings: number
  monthBefore: number
  efficiencyGain: number
  minutesSaved: number
  customerSatisfaction: Satisfaction
  activeTools: number
  supportTickets: number
}

export async function getSummary(ctx: Ctx): Promise<BusinessSummary> {
  const [{ total, month, satisfaction }, tools, tickets] = await Promise.all([
    getSavingsSummary(ctx),
    listToolSubscriptions(ctx),
    countOwnTickets(ctx),
  ])
  return {
    totalSavings: total.cents,
    since: total.since,
    monthlySavings: month.now.savings.cents,
    monthBefore: month.before.savings.cents,
    efficiencyGain: month.now.efficiency.percent,
    minutesSaved: month.now.savings.minutes,
    customerSatisfaction: satisfaction,
    activeTools: tools.filter(({ status, isIncluded }) => status === 'ACTIVE' && isIncluded).length,
    supportTickets: tickets.open,
  }
}
