import type { WebsitesMarketingPage } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { Blueprint } from './blueprint.tsx'

/** The sheet continues below the first screen. The next section explains that part. */
export function HeroSection({ content }: { content: WebsitesMarketingPage['hero'] }) {
  const [tell, prices] = content.actions
  return (
    <section
      aria-labelledby="page-title"
      className="overflow-clip border-ink border-b bg-sunken pt-[clamp(6.5rem,5rem+4vw,8.5rem)]"
    >
      <PageContainer className="railed">
        <div className="grid items-end gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 desk:grid-cols-split">
          <div className="pb-[clamp(0rem,6vw,6rem)] max-desk:pb-0">
            <h1 id="page-title" className="display-2">
              {content.title}
            </h1>
            <p className="lead mt-after-title">{content.text}</p>
            <div className="mt-[1.9rem] flex flex-wrap gap-3">
              <ButtonLink to={tell.href} prefetch="intent">
                {tell.label}
              </ButtonLink>
              <ButtonLink to={prices.href} variant="secondary">
                {prices.label}
              </ButtonLink>
            </div>
            <dl className="mt-figure">
              {content.facts.map(({ name, text }) => (
                <div key={name} className="flex flex-wrap items-baseline gap-x-3 border-line-strong border-t py-3">
                  <dt className="font-book font-heading text-d3">{name}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Blueprint />
        </div>
      </PageContainer>
    </section>
  )
}
