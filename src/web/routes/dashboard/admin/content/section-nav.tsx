import type { ContentSection } from '#contracts/site-content.ts'
import { SECTION_NAMES } from '#web/features/content-editor/labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/router-link.tsx'
import type { ContentView } from './load-content.ts'

type Props = { sections: { section: ContentSection; hasDraft: boolean }[]; current: ContentSection; view: ContentView }

/** The sections of the home page. The open one is in the address. */
export function SectionNav({ sections, current, view }: Props) {
  return (
    <nav aria-label="Sections of the home page" className="desk:sticky desk:top-4">
      <ul className="flex flex-wrap gap-1 desk:grid">
        {sections.map(({ section, hasDraft }) => (
          <li key={section}>
            <Link
              preventScrollReset
              to={`?section=${section}&view=${view}`}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control border-l-[3px] border-transparent px-3 text-ui font-demibold text-ink-2 hover:bg-ink/6 hover:text-ink current:border-lichen current:bg-surface current:text-ink"
            >
              {SECTION_NAMES[section]}
              {hasDraft && (
                <Badge tone="caution" className="ml-auto">
                  Draft
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
