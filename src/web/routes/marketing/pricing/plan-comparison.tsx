import { Check } from 'lucide-react'
import { PLAN_IDS, PLANS } from '#contracts/plans.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

type Cell = boolean | string
type Comparison = {
  title: string
  text: string
  groups: { title: string; rows: { name: string; cells: Cell[] }[] }[]
}

export function PlanComparison({ comparison }: { comparison: Comparison }) {
  return (
    <section className="py-section" aria-labelledby="comparison-title">
      <PageContainer className="railed">
        <SectionRail word="TORADH" />
        <SectionDivider word="TORADH" />
        <h2 id="comparison-title" className="display-2">
          {comparison.title}
        </h2>
        <p className="mt-step max-w-form text-ink-2">{comparison.text}</p>
        <table className="comparison">
          <thead>
            <tr>
              <td />
              {PLAN_IDS.map((id) => (
                <th key={id} scope="col">
                  {PLANS[id].name}
                </th>
              ))}
            </tr>
          </thead>
          {comparison.groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="comparison-group">
                <th scope="rowgroup" colSpan={PLAN_IDS.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {PLAN_IDS.map((id, index) => (
                    <td key={id} className="tabular-nums">
                      <Included cell={cells[index] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </PageContainer>
    </section>
  )
}

function Included({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell
  if (!cell) return <span className="text-muted">Not included</span>
  return (
    <>
      <Check size={18} strokeWidth={1.75} className="text-positive" aria-hidden="true" />
      <span className="sr-only">Included</span>
    </>
  )
}
