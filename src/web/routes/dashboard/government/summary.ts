import { formatCount, formatEuroShort } from '#contracts/words/amounts.ts'
import type { Ctx } from '#server/context.ts'
import { calculateComplianceRate, isCompliant, listPolicies } from '#server/domains/compliance/index.ts'
import { getProjectFigures } from '#server/domains/projects/index.ts'

type Figure = { label: string; value: string; comparison: string }

/** The four figures above the tabs. The analytics tab defines them. */
export async function loadSummary(ctx: Ctx): Promise<Figure[]> {
  const [figures, policies] = await Promise.all([getProjectFigures(ctx), listPolicies(ctx)])
  const rate = calculateComplianceRate(policies)
  const inOrder = policies.filter(isCompliant).length
  return [
    {
      label: 'Citizens Served',
      value: formatCount(figures.citizensServed),
      comparison: `by ${counted(figures.projects, 'project')}`,
    },
    {
      label: 'Budget Saved',
      value: formatEuroShort(figures.budgetSavedCents),
      comparison: `on ${counted(figures.completedProjects, 'completed project')}`,
    },
    {
      label: 'Compliance Rate',
      value: rate === null ? 'None yet' : `${rate}%`,
      comparison: `${inOrder} of ${counted(policies.length, 'policy', 'policies')}`,
    },
    {
      label: 'Active Projects',
      value: formatCount(figures.activeProjects),
      comparison: `of ${formatCount(figures.projects)} in all`,
    },
  ]
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
