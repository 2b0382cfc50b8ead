import type { AiReceptionistPage } from '#content/types.ts'
import { TextLink } from '#web/ui/link.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

/** Both languages in the same size and weight, line by line. */
export function DisclosureSection({ content }: { content: AiReceptionistPage['disclosure'] }) {
  return (
    <section aria-labelledby="disclosure-title" className="bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <div className="grid gap-x-columns gap-y-6 desk:grid-cols-split">
          <h2 id="disclosure-title" className="display-2">
            {content.title}
          </h2>
          <div>
            <p className="lead">{content.text}</p>
            <p className="mt-4">
              <TextLink to={content.link.href} prefetch="intent">
                {content.link.label}
              </TextLink>
            </p>
          </div>
        </div>
        <ol className="mt-[clamp(2.5rem,5vw,4.5rem)] border-line-strong border-t">
          {content.exchange.map(({ speaker, english, irish }) => (
            <li key={english} className="border-line border-b py-6">
              <p className="text-muted text-small">{speaker}</p>
              <div className="mt-2 grid gap-x-columns gap-y-2 font-book font-heading text-d3 desk:grid-cols-2">
                <p>{english}</p>
                <p lang="ga">{irish}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  )
}
