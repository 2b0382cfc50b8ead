import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from './router-link.tsx'

/** A way to another page in a list, with what it is for. The whole row can be pressed. */
export function LinkRow({
  icon: Icon,
  to,
  label,
  text,
}: {
  icon: LucideIcon
  to: string
  label: string
  text: string
}) {
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-step py-3 last:border-0 hover:bg-accent-soft/35">
      <Icon size={18} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-ui">
        <Link to={to} className="font-semibold after:absolute after:inset-0">
          {label}
        </Link>
        <p className="text-small break-words text-muted">{text}</p>
      </div>
      <ChevronRight size={18} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
    </li>
  )
}
