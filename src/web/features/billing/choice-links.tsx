import { Link } from 'react-router'

export type ChoiceLink = { to: string; label: string; help: string; isCurrent: boolean }

/** A choice that changes what is shown: each has its address, so that either can be linked and compared. */
export function ChoiceLinks({ label, links }: { label: string; links: ChoiceLink[] }) {
  return (
    <nav aria-label={label} className="grid gap-2.5 min-[641px]:grid-cols-2">
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.to}
          replace
          preventScrollReset
          aria-current={link.isCurrent ? 'true' : undefined}
          className="grid min-h-11 content-start gap-1 rounded-control border border-control bg-surface px-3.5 py-3 text-[0.9375rem] leading-[1.3] font-[560] hover:border-ink-2 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
        >
          {link.label}
          <span className="text-small font-normal text-muted">{link.help}</span>
        </Link>
      ))}
    </nav>
  )
}
