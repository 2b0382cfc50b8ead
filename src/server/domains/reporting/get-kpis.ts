import type { Ctx } from '../../context.ts'
import { calculateComplianceRate, listPolicies } from '../compliance/index.ts'
import { getMilestoneFigures, getProjectFigures } from '../projects/index.ts'
import type { Cell } from './report.ts'

export type Kpi = {
  label: string
  /** Null without data. */
  value: Exclude<Cell, string>
  /** Definition for auditors: what is counted. */
  definition: string
}

/** The key performance indicators of the organisation, today. */
export async function getKpis(ctx: Ctx): Promise<Kpi[]> {
  const [figures, milestones, policies] = await Promise.all([
    getProjectFigures(ctx),
    getMilestoneFigures(ctx),
    listPolicies(ctx),
  ])
  const rate = calculateComplianceRate(policies)
  return [
    {
      label: 'Citizens Served',
      value: figures.citizensServed,
      definition: 'The people whom all projects together have served to date, as entered with each project.',
    },
    {
      label: 'Budget Saved',
      value: { cents: figures.budgetSavedCents },
      definition:
        'Budget minus spend of all completed projects. One that cost more than its budget counts against it; projects under way do not count.',
    },
    {
      label: 'Compliance Rate',
      value: rate === null ? null : { percent: rate },
      definition:
        'The share of policies that were found compliant at their last review and whose next review is not overdue, rounded down.',
    },
    {
      label: 'Active Projects',
      value: figures.activeProjects,
      definition: 'Projects with the status Active.',
    },
    {
      label: 'Budget used',
      value: calculateShare(figures.spentCents, figures.budgetCents),
      definition: 'Spend of all projects to date, as a share of all their budgets.',
    },
    {
      label: 'Milestones on time',
      value: calculateShare(milestones.metOnTime, milestones.due),
      definition: 'Of the milestones due by today, those that were ticked off by their due date.',
    },
    {
      label: 'Milestones overdue',
      value: milestones.overdue,
      definition: 'Milestones whose due date is past and that are not ticked off.',
    },
    {
      label: 'Average progress',
      value: figures.activeProjects === 0 ? null : { percent: figures.averageProgress },
      definition: 'The mean progress of active projects.',
    },
    {
      label: 'Projects past their end date',
      value: figures.lateProjects,
      definition: 'Projects that are not completed although their end date is past.',
    },
    {
      label: 'Spend per citizen served',
      value: figures.citizensServed === 0 ? null : { cents: Math.round(figures.spentCents / figures.citizensServed) },
      definition: 'Spend of all projects to date, divided by the citizens served.',
    },
  ]
}

function calculateShare(part: number, whole: number): { percent: number } | null {
  return whole === 0 ? null : { percent: Math.round((part / whole) * 100) }
}
