import type { CareersPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'
import { RoleEntry } from './role-entry.tsx'
import { SCALE } from './salary-band.tsx'
import './roles.css'

const thousands = (euro: number) => `€${euro / 1_000}k`

/** One line for each role, which opens to its details. */
export function RolesSection({ content }: { content: CareersPage['roles'] }) {
  return (
    <section id="roles" tabIndex={-1} aria-labelledby="roles-title">
      <SectionBand word="OBAIR">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 id="roles-title" className="display-2">
            {content.title}
          </h2>
          <p className="text-ink-2">{content.text}</p>
        </div>
        <div aria-hidden="true" className="role-scale">
          <span>{thousands(SCALE.from)}</span>
          <span>{thousands((SCALE.from + SCALE.to) / 2)}</span>
          <span>{thousands(SCALE.to)}</span>
        </div>
        <ul className="border-ink border-t max-desk:mt-8">
          {content.rows.map((role) => (
            <RoleEntry key={role.slug} role={role} applyLabel={content.applyLabel} />
          ))}
        </ul>
      </SectionBand>
    </section>
  )
}
