import { PLAN_IDS, PLANS } from '#contracts/plans.ts'
import { formatEuroData } from '#contracts/words/amounts.ts'
import type { JsonLd, Matches } from '#web/lib/page-meta.ts'

/** One product for each plan with a list price, without VAT as on the page. */
export function planData(matches: Matches): JsonLd[] {
  const { company, appUrl } = matches[0].loaderData
  return PLAN_IDS.flatMap((id) => {
    const { name, description, setupCents, monthlyCents } = PLANS[id]
    if (setupCents === null || monthlyCents === null) return []
    return {
      '@type': 'Product',
      name: `${company.name} ${name}`,
      description,
      brand: { '@type': 'Brand', name: company.name },
      image: `${appUrl}/social/pricing.png`,
      offers: {
        '@type': 'Offer',
        url: `${appUrl}/pricing`,
        availability: 'https://schema.org/InStock',
        price: amount(setupCents + monthlyCents),
        priceCurrency: 'EUR',
        priceSpecification: [
          { ...price(setupCents), name: 'Set-up, one-time' },
          { ...price(monthlyCents), name: 'Monthly', unitText: 'month', referenceQuantity: A_MONTH },
        ],
      },
    }
  })
}

const A_MONTH = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' }

function price(cents: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price: amount(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
  }
}

function amount(cents: number): string {
  return formatEuroData(cents)
}

export function faqData(rows: { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: rows.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
