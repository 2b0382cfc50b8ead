import { Plus } from 'lucide-react'
import type { Role } from '#content/types.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SalaryBand } from './salary-band.tsx'

export function RoleEntry({ role, applyLabel }: { role: Role; applyLabel: string }) {
  const { from, to } = role.band
  return (
    <li className="border-line border-b">
      <details className="role">
        <summary>
          <h3>
            {role.title}
            {role.titleIrish && (
              <span lang="ga" className="role-irish">
                {role.titleIrish}
              </span>
            )}
          </h3>
          <span className="role-team">{`${role.team}. ${role.place}`}</span>
          <SalaryBand {...role.band} />
          <span className="role-pay">{`${formatEuro(from * 100)} to ${formatEuro(to * 100)}`}</span>
          <Plus size={20} strokeWidth={1.75} className="role-plus" aria-hidden="true" />
        </summary>
        <div className="grid gap-x-columns gap-y-6 pt-2 pb-9 desk:grid-cols-split">
          <div>
            <p className="font-book font-heading text-title leading-title">{role.text}</p>
            <ButtonLink to="/#contact" prefetch="intent" className="mt-6" aria-label={`${applyLabel}: ${role.title}`}>
              {applyLabel}
            </ButtonLink>
          </div>
          <div className="grid gap-6">
            <Points title="What you do" items={role.does} />
            <Points title="What you bring" items={role.brings} />
          </div>
        </div>
      </details>
    </li>
  )
}

function Points({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h4 className="font-semibold text-ui">{title}</h4>
      <ul className="mt-2 grid gap-2 text-ink-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-[0.4rem] h-3.5 w-0.5 flex-none bg-accent forced-colors:bg-[CanvasText]"
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
