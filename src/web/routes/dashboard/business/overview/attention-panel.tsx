import { CircleArrowUp, FileText, LifeBuoy, type LucideIcon, ReceiptEuro, Wrench } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { AttentionItem } from './list-attention.ts'

const ICONS: Record<AttentionItem['kind'], LucideIcon> = {
  invoice: ReceiptEuro,
  quote: FileText,
  plan: CircleArrowUp,
  tool: Wrench,
  support: LifeBuoy,
}

export function AttentionPanel({ items }: { items: AttentionItem[] }) {
  const count = items.length > 0 && <Badge tone="caution">{items.length}</Badge>
  return (
    <Panel title={<span className="flex items-center gap-2.5">Needs a person {count}</span>} bodyClassName="">
      {items.length === 0 ? (
        <EmptyState title="Nothing needs you now" text="Trials that end, invoices and answers appear here." />
      ) : (
        <ul>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Item({ item: { kind, title, isSample, text, to, action } }: { item: AttentionItem }) {
  const Icon = ICONS[kind]
  return (
    <li className="flex items-start gap-3 border-b border-line px-step py-3.5 text-ui last:border-0">
      <Icon size={18} strokeWidth={1.75} className="mt-0.5 flex-none text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title} {isSample && <Badge tone="outline">Sample</Badge>}
        </p>
        <p className="mt-0.5 text-small text-muted">{text}</p>
      </div>
      <ButtonLink to={to} variant="secondary" aria-label={`${action}: ${title}`} className="flex-none">
        {action}
      </ButtonLink>
    </li>
  )
}
