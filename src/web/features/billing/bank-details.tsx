import { Copy } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export type BankDetail = {
  label: string
  value: string
  /** The text to copy, if banks expect another form. */
  copied?: string
}

/** The account to pay to. Each line has a copy button if the browser can copy. */
export function BankDetails({ details }: { details: BankDetail[] }) {
  return (
    <dl className="grid gap-x-8 desk:grid-cols-2">
      {details.map(({ label, value, copied = value }) => (
        <div
          key={label}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-ui font-demibold break-words tabular-nums">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1 noscript:hidden">
            <IconButton label={`Copy ${label}`} onClick={() => copyText(copied, `${label} copied`)}>
              <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
