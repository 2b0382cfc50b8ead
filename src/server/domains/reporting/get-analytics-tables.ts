import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { getBudgetByDepartment, getSpendByMonth } from '../projects/index.ts'
import { buildFileName } from './build-file-name.ts'
import { buildKpiTables } from './build-kpi-tables.ts'
import { buildColumns, type ReportTable } from './report.ts'

/** The contents of the analytics tab as tables. */
export async function getAnalyticsTables(requestCtx: Ctx): Promise<{ tables: ReportTable[]; fileName: string }> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const [figures, budget, months] = await Promise.all([
    buildKpiTables(ctx),
    getBudgetByDepartment(ctx),
    getSpendByMonth(ctx),
  ])
  const tables = [
    ...figures,
    {
      title: 'Budget by department',
      columns: buildColumns(
        ['Department', 2],
        ['Projects', 1],
        ['Budget, euro', 2],
        ['Spent, euro', 2],
        ['Share, percent', 1],
      ),
      rows: budget.map(({ label, projects, budgetCents, spentCents, share }) => [
        label,
        projects,
        { cents: budgetCents },
        { cents: spentCents },
        share,
      ]),
    },
    {
      title: 'Spend by month',
      columns: buildColumns(['Month', 1], ['Spent, euro', 1]),
      rows: months.map(({ month, spentCents }) => [month, { cents: spentCents }]),
    },
  ]
  return { tables, fileName: buildFileName('analytics', irishDay(ctx.now())) }
}
