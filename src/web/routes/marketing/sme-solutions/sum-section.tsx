import type { SmeSolutionsPage } from '#content/types.ts'
import { PLANS, vatOn } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function SumSection({ content }: { content: SmeSolutionsPage['sum'] }) {
  const { name, setupCents, monthlyCents } = PLANS[content.plan]
  const { website } = content
  const lines = [
    { name: 'Receptionist, set-up', cents: setupCents ?? 0 },
    { name: 'Website, made', cents: website.onceCents },
    { name: `Receptionist, 12 months of ${name}`, cents: (monthlyCents ?? 0) * 12 },
    { name: 'Website, 12 months', cents: website.monthlyCents * 12 },
  ]
  const net = lines.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section aria-labelledby="sum-title">
      <SectionBand word="SUIM">
        <div className="grid gap-columns desk:grid-cols-split">
          <div>
            <h2 id="sum-title" className="display-2">
              {content.title}
            </h2>
            <p className="mt-step text-ink-2">{content.text}</p>
          </div>
          <dl className="tabular-nums">
            {lines.map((line) => (
              <SumRow key={line.name} {...line} />
            ))}
            <SumRow name="Before VAT" cents={net} rule="border-ink border-t" />
            <SumRow name="VAT at 23%" cents={vatOn(net)} />
            <SumRow name="To pay in the first year" cents={net + vatOn(net)} isTotal />
          </dl>
        </div>
      </SectionBand>
    </section>
  )
}

type RowProps = { name: string; cents: number; rule?: string; isTotal?: boolean }

function SumRow({ name, cents, rule = '', isTotal = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-6 ${isTotal ? 'border-ink border-t border-b-[5px] border-b-ink py-4 [border-bottom-style:double]' : `py-2.5 ${rule}`}`}
    >
      <dt>{name}</dt>
      <dd className={`whitespace-nowrap font-medium font-heading ${isTotal ? 'text-d2' : 'text-[1.25rem]'}`}>
        {formatEuro(cents)}
      </dd>
    </div>
  )
}
