import type { SmeSolutionsPage } from '#content/types.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { LedgerEntry } from './ledger-entry.tsx'
import './ledger.css'

type Props = { hero: SmeSolutionsPage['hero']; content: SmeSolutionsPage['ledger'] }

/** The price list as a page of a shop's ledger. */
export function Ledger({ hero, content }: Props) {
  const { extra } = content
  return (
    <>
      <section aria-labelledby="page-title" className="pt-[clamp(7rem,5rem+5vw,9.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
        <PageContainer className="railed">
          <div className="grid items-start gap-x-columns gap-y-6 desk:grid-cols-split">
            <h1 id="page-title" className="display-2 whitespace-pre-line">
              {hero.title}
            </h1>
            <div>
              <p className="lead desk:pt-2">{hero.text}</p>
              <ButtonLink to={hero.action.href} prefetch="intent" className="mt-6">
                {hero.action.label}
              </ButtonLink>
            </div>
          </div>
        </PageContainer>
      </section>
      <section aria-labelledby="ledger-title" className="ledger">
        <PageContainer className="railed">
          <div className="ledger-head">
            <h2 id="ledger-title">{content.title}</h2>
            <p aria-hidden="true">Once</p>
            <p aria-hidden="true">A month</p>
          </div>
          <ul>
            {content.lines.map((line, index) => (
              <LedgerEntry key={line.name} line={line} number={index + 1} />
            ))}
          </ul>
          <p className="py-5 text-ink-2">
            {`${extra.text} `}
            <b className="font-semibold text-ink">{`${formatEuro(extra.monthlyCents)} a month`}</b>.{' '}
            <TextLink to={extra.link.href} prefetch="intent">
              {extra.link.label}
            </TextLink>
          </p>
          <p className="pb-8 text-muted text-small">{content.note}</p>
        </PageContainer>
      </section>
    </>
  )
}
