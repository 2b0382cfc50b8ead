import type { AiReceptionistPage } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

export function HeroSection({ content }: { content: AiReceptionistPage['hero'] }) {
  const [talk, saving] = content.actions
  return (
    <section aria-labelledby="page-title" className="pt-[clamp(7rem,5rem+5vw,9.5rem)] pb-figure">
      <PageContainer className="railed">
        <h1 id="page-title" className="display-2 whitespace-pre-line">
          {content.title}
        </h1>
        <p className="lead mt-after-title max-w-[38rem]">{content.text}</p>
        <div className="mt-[1.9rem] flex flex-wrap gap-3">
          <ButtonLink to={talk.href} prefetch="intent">
            {talk.label}
          </ButtonLink>
          <ButtonLink to={saving.href} variant="secondary">
            {saving.label}
          </ButtonLink>
        </div>
        <dl className="mt-[clamp(2.75rem,5vw,4.5rem)] grid border-ink border-t md:grid-cols-[5fr_6fr_5fr]">
          {content.facts.map(({ name, text }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-4 md:border-b-0 md:not-first:border-l md:not-first:pl-6"
            >
              <dt className="font-book font-heading text-d3">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageContainer>
    </section>
  )
}
