import type { Ctx } from '../../context.ts'
import { getKpis } from './get-kpis.ts'
import { buildColumns, type ReportTable } from './report.ts'

export async function buildKpiTables(ctx: Ctx): Promise<ReportTable[]> {
  const kpis = await getKpis(ctx)
  const rows = kpis.map(({ label, value, definition }) => [label, value ?? 'None yet', definition])
  return [
    {
      title: 'Key performance indicators',
      columns: buildColumns(['Indicator', 2], ['Value', 1.2], ['Definition', 4]),
      rows,
    },
  ]
}
