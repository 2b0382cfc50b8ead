import { ArrowLeft, ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { NewsSummary } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'

type Props = { newer: NewsSummary | undefined; older: NewsSummary | undefined }

export function Neighbours({ newer, older }: Props) {
  return (
    <nav aria-label="More news" className="pb-section">
      <PageContainer className="railed">
        <ul className="grid border-ink border-t md:grid-cols-2">
          {newer && (
            <li className="border-line border-b py-6 md:border-b-0 md:pr-8">
              <NeighbourLink direction="Newer" article={newer} />
            </li>
          )}
          {older && (
            <li className="py-6 md:col-start-2 md:border-line md:border-l md:pl-8">
              <NeighbourLink direction="Older" article={older} />
            </li>
          )}
        </ul>
      </PageContainer>
    </nav>
  )
}

function NeighbourLink({ direction, article }: { direction: 'Newer' | 'Older'; article: NewsSummary }) {
  const Arrow = direction === 'Newer' ? ArrowLeft : ArrowRight
  return (
    <Link to={href('/news/:slug', { slug: article.slug })} prefetch="intent" className="group block">
      <span className="flex items-center gap-2 text-muted text-ui">
        <Arrow size={15} strokeWidth={1.75} aria-hidden="true" />
        {direction}
      </span>
      <span className="mt-1 block font-medium font-heading text-title leading-title group-hover:text-accent">
        {article.title}
      </span>
    </Link>
  )
}
