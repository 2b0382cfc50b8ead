import { Eye, History, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/router-link.tsx'
import type { ContentView, PresentedSection } from './load-content.ts'

type Props = { name: string; section: PresentedSection; view: ContentView }

export const EDIT_FORM = 'content-form'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const VIEW =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-ui font-demibold text-ink-2 hover:bg-ink/6 hover:text-ink current:bg-surface current:text-ink current:shadow-[inset_0_0_0_1px_var(--control)]'

export function SectionHead({ name, section, view }: Props) {
  const { draft, published, version } = section
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="flex items-center gap-3 font-heading text-title font-demibold">
          {name} <Badge tone={draft ? 'caution' : 'positive'}>{draft ? 'Draft' : 'Published'}</Badge>
        </h2>
        <p className="mt-1 text-small text-muted">
          {`Version ${version}, published ${published.when} by ${published.who}.`}
          {draft && ` Draft saved ${draft.when} by ${draft.who}.`}
        </p>
      </div>
      <nav aria-label="View" className="-ml-3 flex flex-wrap gap-1 desk:ml-0">
        <ViewLink view="edit" current={view} section={section.section}>
          <PencilLine {...ICON} />
          Edit
        </ViewLink>
        {view === 'edit' ? (
          <>
            {/* Enter presses the first button of a form. */}
            <button type="submit" form={EDIT_FORM} hidden />
            {/* Saves first, so that the preview shows the typed text. */}
            <button type="submit" form={EDIT_FORM} name="next" value="preview" className={VIEW}>
              <Eye {...ICON} />
              Preview
            </button>
          </>
        ) : (
          <ViewLink view="preview" current={view} section={section.section}>
            <Eye {...ICON} />
            Preview
          </ViewLink>
        )}
        <ViewLink view="history" current={view} section={section.section}>
          <History {...ICON} />
          History
        </ViewLink>
      </nav>
    </div>
  )
}

type ViewLinkProps = { view: ContentView; current: ContentView; section: string; children: ReactNode }

function ViewLink({ view, current, section, children }: ViewLinkProps) {
  return (
    <Link
      to={`?section=${section}&view=${view}`}
      aria-current={view === current ? 'page' : undefined}
      className={VIEW}
      preventScrollReset
    >
      {children}
    </Link>
  )
}
