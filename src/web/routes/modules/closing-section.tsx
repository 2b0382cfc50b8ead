import { href, Link } from 'react-router'
import type { ModuleContent } from '#content/en/modules/module-content.ts'
import type { ModuleName } from '#contracts/modules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emblem } from '#web/ui/emblem.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './closing.css'

type Props = {
  module: ModuleName
  closing: ModuleContent['closing']
  others: { slug: ModuleName; name: string; sector: string }[]
}

export function ClosingSection({ module, closing, others }: Props) {
  return (
    <section className="module-closing" aria-labelledby="closing-title">
      <PageContainer className="railed">
        <SectionRail word="GLAO" />
        <SectionDivider word="GLAO" />
        <div className="module-closing-words">
          <div>
            <h2 id="closing-title" className="display-2 max-w-lead">
              {closing.title}
            </h2>
            <p className="lead mt-step max-w-xl">{closing.text}</p>
            <p className="mt-7">
              <ButtonLink to={closing.action.href} size="lg" className="max-w-full max-sm:whitespace-normal">
                {closing.action.label}
              </ButtonLink>
            </p>
          </div>
          <Emblem module={module} className="module-closing-emblem" />
        </div>
        <nav aria-label="Other modules" className="module-others">
          <ul>
            {others.map(({ slug, name, sector }) => (
              <li key={slug}>
                <Link to={href('/modules/:name', { name: slug })} prefetch="intent">
                  <Emblem module={slug} className="size-9" />
                  <span>
                    <strong>{name}</strong>
                    {sector}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageContainer>
    </section>
  )
}
