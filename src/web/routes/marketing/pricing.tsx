import { href } from 'react-router'
import { pricingPage } from '#content/en/pricing.ts'
import { PLAN_IDS, PLANS, type Plan } from '#contracts/plans.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { PlanCards } from '#web/features/plan-cards/plan-cards.tsx'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { Route } from './+types/pricing.ts'
import { PlanComparison } from './pricing/plan-comparison.tsx'
import { Questions } from './pricing/questions.tsx'
import { faqData, planData } from './pricing/structured-data.ts'
import './pricing/pricing.css'

const PATH = href('/pricing')

export const handle: PublicPageHandle = { publicPage: {} }

/** The server computes the table once. */
export function loader() {
  const { comparison, meta, hero, cards, faq, closing } = pricingPage
  const groups = comparison.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, of }) => ({ name, cells: PLAN_IDS.map((id) => of(PLANS[id])) })),
  }))
  return { meta, hero, cards, faq, closing, comparison: { ...comparison, groups } }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { meta, faq } = loaderData
  return pageMeta(matches, {
    path: PATH,
    ...meta,
    data: [...planData(matches), faqData(faq.rows), breadcrumbs(matches, [{ name: meta.title, path: PATH }])],
  })
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { hero, cards, comparison, faq, closing } = loaderData
  return (
    <>
      <PageContainer className="railed pricing-top">
        <SectionRail word="PRAGHAS" />
        <h1 className="pricing-title">{hero.title}</h1>
        <p className="lead mt-step max-w-[38rem]">{hero.text}</p>
        <div className="mt-[clamp(2.5rem,4vw,3.5rem)]">
          <PlanCards words={cards} action={(plan, titleId) => <Start plan={plan} titleId={titleId} words={cards} />} />
        </div>
      </PageContainer>
      <PlanComparison comparison={comparison} />
      <Questions faq={faq} />
      <section className="py-section" aria-labelledby="pricing-closing">
        <PageContainer className="railed">
          <SectionRail word="FAILTE" />
          <SectionDivider word="FAILTE" />
          <h2 id="pricing-closing" className="display-2 max-w-form">
            {closing.title}
          </h2>
          <p className="lead mt-step">{closing.text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={href('/sign-up')} prefetch="intent" size="lg">
              {closing.trial}
            </ButtonLink>
            <ButtonLink to="/#contact" variant="secondary" size="lg">
              {closing.sales}
            </ButtonLink>
          </div>
        </PageContainer>
      </section>
    </>
  )
}

type StartProps = { plan: Plan; titleId: string; words: typeof pricingPage.cards }

function Start({ plan, titleId, words }: StartProps) {
  return (
    <ButtonLink
      to={href('/sign-up')}
      prefetch="intent"
      variant={plan.isPopular ? 'bright' : 'secondary'}
      size={plan.isPopular ? 'lg' : 'md'}
      aria-describedby={titleId}
    >
      {plan.isCustom ? words.talk : words.start}
    </ButtonLink>
  )
}
