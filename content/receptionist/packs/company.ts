import type { Plan } from '#contracts/plans.ts'
import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import type { PackEntry, PackService } from '../pack.ts'

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
  ga: 'Cuir ceist orm faoinár bpraghsanna agus faoinár n-uaireanta, nó cuir comhrá lenár bhfoireann in áirithe.',
}

/** Questions about one plan, from its data. */
export function listPlanEntries(plan: Plan, vatPercent: number): PackEntry[] {
  return [priceEntry(plan, vatPercent), contentEntry(plan), ...(plan.trialDays === 0 ? [] : [trialEntry(plan)])]
}

function priceEntry({ name, monthlyCents, setupCents }: Plan, vatPercent: number): PackEntry {
  const question = {
    en: `How much is the ${name} plan?`,
    ga: `Cé mhéad atá ar an bplean ${name}?`,
  }
  if (monthlyCents === null || setupCents === null) {
    return {
      topic: 'Prices',
      en: [question.en, `The price of ${name} depends on what you need. Our team makes you an offer.`],
      ga: [question.ga, `Braitheann praghas ${name} ar an méid atá uait. Tabharfaidh ár bhfoireann tairiscint duit.`],
    }
  }
  const [monthly, setup] = [formatEuro(monthlyCents), formatEuro(setupCents)]
  return {
    topic: 'Prices',
    en: [question.en, `${name} costs ${monthly} a month and ${setup} once for setting up, plus ${vatPercent}% VAT.`],
    ga: [
      question.ga,
      `Cosnaíonn ${name} ${monthly} sa mhí agus ${setup} uair amháin don socrú, móide CBL ${vatPercent}%.`,
    ],
  }
}

function contentEntry({ name, features, callsPerMonth }: Plan): PackEntry {
  const calls = callsPerMonth === null ? null : formatCount(callsPerMonth)
  return {
    topic: 'Plans',
    en: [`What is in the ${name} plan?`, `${name} has: ${features.join('; ')}.`],
    ga: [
      `Cad atá sa phlean ${name}?`,
      calls === null
        ? `Níl teorainn le glaonna ná le teachtaireachtaí i bplean ${name}. Tá an liosta iomlán ar an leathanach praghsanna.`
        : `Tá suas le ${calls} glao sa mhí i bplean ${name}. Tá an liosta iomlán ar an leathanach praghsanna.`,
    ],
  }
}

function trialEntry({ name, trialDays }: Plan): PackEntry {
  return {
    topic: 'Plans',
    en: [`Is there a free trial of ${name}?`, `Yes. You can try ${name} for ${trialDays} days without paying.`],
    ga: [
      `An bhfuil triail saor in aisce ann do ${name}?`,
      `Tá. Is féidir leat ${name} a thriail ar feadh ${trialDays} lá gan íoc.`,
    ],
  }
}

/** What people ask the company besides. */
export const COMPANY_ENTRIES: PackEntry[] = [
  {
    topic: 'Prices',
    en: [
      'What are your prices?',
      'The price depends on the plan: ask me for the price of one of them by its name. They are all on the pricing page.',
    ],
    ga: [
      'Cad iad bhur bpraghsanna?',
      'Braitheann an praghas ar an bplean: cuir ceist orm faoi phraghas plean áirithe. Tá siad go léir ar an leathanach praghsanna.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'What does the AI receptionist do?',
      'It answers questions, makes appointments and takes messages in English and in Irish, and brings in a person when somebody wants one.',
    ],
    ga: [
      'Cad a dhéanann an fáilteoir intleachta saorga?',
      'Freagraíonn sé ceisteanna, déanann sé coinní agus glacann sé teachtaireachtaí i mBéarla agus i nGaeilge, agus tugann sé duine isteach nuair atá duine ag teastáil.',
    ],
  },
]
