import type { websitesMarketing } from '#content/en/websites-marketing.ts'
import type { Plan } from '#contracts/plans.ts'
import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { asked, type PackEntry, type PackService } from '../pack.ts'
import { contentEntry, listAllContents } from './company-contents.ts'
import { namePlace } from './company-sums.ts'

/** What the company's team does in a conversation that its receptionist books. */
export const COMPANY_SERVICES: PackService[] = [
  {
    id: 'conversation',
    name: { en: 'Conversation with our team', ga: 'Comhrá lenár bhfoireann' },
    minutes: 30,
    bufferMinutes: 15,
    priceCents: 0,
  },
]

export const COMPANY_GREETING = {
  en: 'Ask me about our prices and hours, or book a conversation with our team.',
  ga: 'Cuir ceist orm faoinár bpraghsanna agus faoinár n-uaireanta oscailte, nó cuir comhrá lenár bhfoireann in áirithe.',
}

/** What people ask the company about its plans, from their data. */
export function listPlanEntries(plans: Plan[], vatPercent: number): PackEntry[] {
  const priced = plans.map((plan) => ({ ...plan, price: wordPrice(plan) }))
  return [
    {
      topic: 'Prices',
      en: [
        asked(
          'What are your prices?',
          'How much does it cost?',
          'What do you charge?',
          'How much is it a month?',
          'What are your plans?',
          'What plans do you have?',
          'What packages do you have?',
        ),
        [...priced.map(({ name, price }) => `${name}: ${price.en}.`), `Plus ${vatPercent}% VAT.`].join('\n'),
      ],
      ga: [
        asked(
          'Cad iad bhur bpraghsanna?',
          'Cé mhéad atá air?',
          'Cé mhéad a chosnaíonn sé?',
          'An bhfuil sé daor?',
          'Cad iad na pleananna atá agaibh?',
        ),
        [...priced.map(({ name, price }) => `${name}: ${price.ga}.`), `Móide CBL ${vatPercent}%.`].join('\n'),
      ],
    },
    {
      topic: 'Prices',
      en: [
        asked('Is VAT included in the prices?', 'Is VAT extra?', 'Is VAT on top of that?'),
        `No. All prices are plus ${vatPercent}% VAT.`,
      ],
      ga: [
        asked('An bhfuil CBL san áireamh sna praghsanna?', 'An bhfuil CBL breise air?', 'An bhfuil CBL le cur leis?'),
        `Níl. Cuirtear CBL ${vatPercent}% le gach praghas.`,
      ],
    },
    ...plans.slice(0, 1).map(({ name, callsPerMonth }) => ({
      topic: 'Plans',
      en: [
        asked(
          'Which plan suits a small business?',
          'What is the cheapest plan?',
          'Is there anything cheaper?',
          'Do you have a smaller plan for one or two people?',
        ),
        `${name} is the cheapest plan, with ${wordCalls(callsPerMonth).en}. There is none below it. You can change to another plan at any time.`,
      ] as [string, string],
      ga: [
        asked(
          'Cén plean a oireann do ghnó beag?',
          'Cad é an plean is saoire?',
          'An bhfuil aon rud níos saoire agaibh?',
        ),
        `Is é ${name} an plean is saoire, agus ${wordCalls(callsPerMonth).ga} ann. Níl plean níos saoire againn. Is féidir athrú go plean eile am ar bith.`,
      ] as [string, string],
    })),
    {
      topic: 'Plans',
      en: [
        asked(
          'What is the difference between the plans?',
          'What is the difference between the first two?',
          'What is in each plan?',
          'What does each plan include?',
        ),
        plans
          .map(
            ({ name, description, callsPerMonth }) =>
              `${name}: ${description.charAt(0).toLowerCase()}${description.slice(1)}, ${wordCalls(callsPerMonth).en}.`,
          )
          .join('\n'),
      ],
      ga: [
        asked('Cad é an difear idir na pleananna?', 'Cad atá i ngach plean?'),
        plans.map(({ name, callsPerMonth }) => `${name}: ${wordCalls(callsPerMonth).ga}.`).join('\n'),
      ],
    },
    listAllContents(plans),
    ...priced.flatMap((plan, place) => [
      priceEntry(plan, namePlace(place, plans), vatPercent),
      contentEntry(plan, namePlace(place, plans)),
      ...(plan.trialDays === 0 ? [] : [trialEntry(plan)]),
    ]),
  ]
}

function wordCalls(callsPerMonth: number | null): Words {
  if (callsPerMonth === null)
    return { en: 'calls and messages without limit', ga: 'glaonna agus teachtaireachtaí gan teorainn' }
  const calls = formatCount(callsPerMonth)
  return { en: `up to ${calls} calls a month`, ga: `suas le ${calls} glao sa mhí` }
}

type Words = { en: string; ga: string }

/** What websites and marketing cost, from the lines of their page. */
export function listServicePrices(lines: typeof websitesMarketing.prices.lines, vatPercent: number): PackEntry[] {
  const [website, marketing, bundle] = lines.map(({ onceCents = 0, monthlyCents = 0 }) => ({
    once: formatEuro(onceCents),
    monthly: formatEuro(monthlyCents),
  }))
  return [
    {
      topic: 'Prices',
      en: [
        'How much is a website?',
        `A custom website starts at ${website?.once}. For smaller firms there is one at ${bundle?.once} once and ${bundle?.monthly} a month. Plus ${vatPercent}% VAT.`,
      ],
      ga: [
        'Cé mhéad atá ar shuíomh gréasáin?',
        `Tosaíonn suíomh saincheaptha ag ${website?.once}. Tá ceann ann do ghnólachtaí beaga ar ${bundle?.once} mar tháille aonuaire agus ${bundle?.monthly} sa mhí. Móide CBL ${vatPercent}%.`,
      ],
    },
    {
      topic: 'Prices',
      en: [
        'How much is marketing?',
        `AI marketing starts at ${marketing?.monthly} a month, plus ${vatPercent}% VAT. A person approves whatever goes out.`,
      ],
      ga: [
        'Cé mhéad atá ar mhargaíocht?',
        `Tosaíonn margaíocht le hintleacht shaorga ag ${marketing?.monthly} sa mhí, móide CBL ${vatPercent}%. Ceadaíonn duine gach rud a théann amach.`,
      ],
    },
  ]
}

function wordPrice({ monthlyCents, setupCents }: Plan): Words {
  if (monthlyCents === null || setupCents === null) {
    return { en: 'our team makes you an offer', ga: 'tabharfaidh ár bhfoireann tairiscint duit' }
  }
  const [monthly, setup] = [formatEuro(monthlyCents), formatEuro(setupCents)]
  return {
    en: `${monthly} a month and ${setup} once for setting up`,
    ga: `${monthly} sa mhí agus táille shocraithe aonuaire de ${setup}`,
  }
}

function priceEntry(
  { name, monthlyCents, price }: Plan & { price: Words },
  others: { en: string[]; ga: string[] },
  vatPercent: number,
): PackEntry {
  const vat =
    monthlyCents === null ? { en: '', ga: '' } : { en: `, plus ${vatPercent}% VAT`, ga: `, móide CBL ${vatPercent}%` }
  return {
    topic: 'Prices',
    en: [
      asked(`How much is the ${name} plan?`, `How much is ${name}?`, ...others.en.map((one) => `How much is ${one}?`)),
      `${name}: ${price.en}${vat.en}.`,
    ],
    ga: [
      asked(
        `Cé mhéad atá ar an bplean ${name}?`,
        `Cé mhéad atá ar ${name}?`,
        ...others.ga.map((one) => `Cé mhéad atá ar ${one}?`),
      ),
      `${name}: ${price.ga}${vat.ga}.`,
    ],
  }
}

function trialEntry({ name, trialDays }: Plan): PackEntry {
  return {
    topic: 'Plans',
    en: [
      asked(
        `Is there a free trial of ${name}?`,
        'Is there a free trial?',
        'Can I try it for free?',
        'Can I try it before I pay?',
        'Can I try it first?',
        'Can I test it first?',
        'Can I try it first before I pay?',
        'Can I try it out before I pay?',
      ),
      `You can try ${name} for ${trialDays} days without paying.`,
    ],
    ga: [
      asked(
        `An bhfuil triail saor in aisce ann do ${name}?`,
        'An bhfuil triail saor in aisce ann?',
        'An bhfuil tréimhse trialach saor in aisce ann?',
        'An féidir liom é a thriail saor in aisce?',
        'An féidir liom é a thriail sula n-íocaim?',
        'An féidir liom é a thriail ar dtús?',
      ),
      `Is féidir ${name} a thriail ar feadh ${trialDays} lá saor in aisce.`,
    ],
  }
}
