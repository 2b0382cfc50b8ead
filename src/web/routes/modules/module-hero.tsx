import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ModuleContent } from '#content/en/modules/module-content.ts'
import { ModuleArt } from '#web/features/module-art/module-art.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emblem } from '#web/ui/emblem.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './hero.css'

type Props = { content: Pick<ModuleContent, 'slug' | 'name' | 'badge' | 'title' | 'lead' | 'inquiry'> }

export function ModuleHero({ content }: Props) {
  return (
    <header className="module-hero">
      <PageContainer>
        <div className="module-bar">
          <Link to="/" prefetch="intent">
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            Back to Home
          </Link>
          <span>{content.name}</span>
        </div>
      </PageContainer>
      <PageContainer className="railed module-hero-columns">
        <div className="module-hero-words">
          <p className="module-badge">
            <Emblem module={content.slug} className="size-11" />
            {content.badge}
          </p>
          <h1>{content.title}</h1>
          <p className="lead mt-after-title max-w-[34rem]">{content.lead}</p>
          <p className="mt-8">
            <ButtonLink to="#licensing" size="lg">
              {content.inquiry.title}
            </ButtonLink>
          </p>
        </div>
        <ModuleArt module={content.slug} />
      </PageContainer>
    </header>
  )
}
