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
  ga: 'Cuir ceist orm faoinár bpraghsanna agus faoinár n-uaireanta oscailte, nó cuir comhrá lenár bhfoireann in áirithe.',
}

/** What people ask the company about its plans, from their data. */
export function listPlanEntries(plans: Plan[], vatPercent: number): PackEntry[] {
  const priced = plans.map((plan) => ({ ...plan, price: wordPrice(plan) }))
  return [
    {
      topic: 'Prices',
      en: [
        'What are your prices?',
        [...priced.map(({ name, price }) => `${name}: ${price.en}.`), `Plus ${vatPercent}% VAT.`].join('\n'),
      ],
      ga: [
        'Cad iad bhur bpraghsanna?',
        [...priced.map(({ name, price }) => `${name}: ${price.ga}.`), `Móide CBL ${vatPercent}%.`].join('\n'),
      ],
    },
    {
      topic: 'Prices',
      en: ['Is VAT included in the prices?', `No. All prices are plus ${vatPercent}% VAT.`],
      ga: ['An bhfuil CBL san áireamh sna praghsanna?', `Níl. Cuirtear CBL ${vatPercent}% le gach praghas.`],
    },
    ...plans.slice(0, 1).map(({ name, callsPerMonth }) => ({
      topic: 'Plans',
      en: [
        'Which plan suits a small business?',
        `${name}, with ${wordCalls(callsPerMonth).en}. You can change to another plan at any time.`,
      ] as [string, string],
      ga: [
        'Cén plean a oireann do ghnó beag?',
        `${name}: ${wordCalls(callsPerMonth).ga}. Is féidir athrú go plean eile am ar bith.`,
      ] as [string, string],
    })),
    {
      topic: 'Plans',
      en: [
        'What is the difference between the plans?',
        plans
          .map(
            ({ name, description, callsPerMonth }) =>
              `${name}: ${description.toLowerCase()}, ${wordCalls(callsPerMonth).en}.`,
          )
          .join('\n'),
      ],
      ga: [
        'Cad é an difear idir na pleananna?',
        plans.map(({ name, callsPerMonth }) => `${name}: ${wordCalls(callsPerMonth).ga}.`).join('\n'),
      ],
    },
    ...priced.flatMap((plan) => [
      priceEntry(plan, vatPercent),
      contentEntry(plan),
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

function wordPrice({ monthlyCents, setupCents }: Plan): Words {
  if (monthlyCents === null || setupCents === null) {
    return { en: 'our team makes you an offer', ga: 'tabharfaidh ár bhfoireann tairiscint duit' }
  }
  const [monthly, setup] = [formatEuro(monthlyCents), formatEuro(setupCents)]
  return {
    en: `${monthly} a month and ${setup} once for setting up`,
    ga: `${monthly} sa mhí agus ${setup} uair amháin chun é a shocrú`,
  }
}

function priceEntry({ name, monthlyCents, price }: Plan & { price: Words }, vatPercent: number): PackEntry {
  const vat =
    monthlyCents === null ? { en: '', ga: '' } : { en: `, plus ${vatPercent}% VAT`, ga: `, móide CBL ${vatPercent}%` }
  return {
    topic: 'Prices',
    en: [`How much is the ${name} plan?`, `${name}: ${price.en}${vat.en}.`],
    ga: [`Cé mhéad atá ar an bplean ${name}?`, `${name}: ${price.ga}${vat.ga}.`],
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
        ? `Níl teorainn le glaonna ná le teachtaireachtaí sa phlean ${name}. Tá an liosta iomlán ar an leathanach praghsanna.`
        : `Tá suas le ${calls} glao sa mhí sa phlean ${name}. Tá an liosta iomlán ar an leathanach praghsanna.`,
    ],
  }
}

function trialEntry({ name, trialDays }: Plan): PackEntry {
  return {
    topic: 'Plans',
    en: [`Is there a free trial of ${name}?`, `Yes. You can try ${name} for ${trialDays} days without paying.`],
    ga: [
      `An bhfuil triail saor in aisce ann do ${name}?`,
      `Is féidir ${name} a thriail ar feadh ${trialDays} lá saor in aisce.`,
    ],
  }
}

/** What people ask the company besides. */
export const COMPANY_ENTRIES: PackEntry[] = [
  {
    topic: 'Receptionist',
    en: [
      'What does the AI receptionist do?',
      'It answers questions, makes appointments and takes messages in English and in Irish, and brings in a person when somebody wants one.',
    ],
    ga: [
      'Cad a dhéanann an fáilteoir intleachta saorga?',
      'Freagraíonn sé ceisteanna, déanann sé coinní agus glacann sé teachtaireachtaí i mBéarla agus i nGaeilge, agus cuireann sé duine ar fáil nuair a iarrtar duine.',
    ],
  },
  {
    topic: 'Receptionist',
    en: ['Which channels does the receptionist answer?', 'Phone, WhatsApp and email, and the chat on your website.'],
    ga: [
      'Cé na bealaí a bhfreagraíonn an fáilteoir orthu?',
      'An guthán, WhatsApp agus ríomhphost, agus an comhrá ar do shuíomh gréasáin.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Do callers know that they are talking to AI?',
      'Yes. It says so at the start of each conversation, and gets a person for anybody who asks for one.',
    ],
    ga: [
      'An bhfuil a fhios ag daoine gur intleacht shaorga atá ag caint leo?',
      'Tá. Deir sé é ag tús gach comhrá, agus faigheann sé duine d’aon duine a iarrann é.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Does it work with my calendar?',
      'Yes. It reads busy times from Google, Outlook and Apple calendars by their private address, and connects in both directions with calendars that speak CalDAV.',
    ],
    ga: [
      'An oibríonn sé le m’fhéilire?',
      'Oibríonn. Léann sé na hamanna gnóthacha ó fhéilirí Google, Outlook agus Apple trína seoladh príobháideach, agus ceanglaíonn sé sa dá threo le féilirí a bhfuil CalDAV acu.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Does it really speak Irish?',
      'Yes. It understands and answers Irish and English, also mixed. Write to me in Irish and see.',
    ],
    ga: [
      'An bhfuil Gaeilge aige i ndáiríre?',
      'Tá. Tuigeann sé Gaeilge agus Béarla, fiú agus iad measctha, agus freagraíonn sé iontu. Lean ort i nGaeilge anseo agus feicfidh tú.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Can I try it or hear it first?',
      'You are writing with it now. The page about the AI receptionist has that of a made-up clinic, to which you can also speak.',
    ],
    ga: [
      'An féidir liom é a thriail nó a chloisteáil ar dtús?',
      'Tá tú ag scríobh chuige anois. Tá fáilteoir de chuid clinice samhlaithe ar an leathanach faoin bhfáilteoir, agus is féidir labhairt leis freisin.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Is it suited to my line of work?',
      'It starts with services and usual questions for thirteen kinds of business, among them restaurants, clinics, salons, garages and trades. You change them as you like.',
    ],
    ga: [
      'An oirfeadh sé do mo chuid oibre?',
      'Tosaíonn sé le seirbhísí agus gnáthcheisteanna do thrí chineál déag gnó, ina measc bialanna, clinicí, salóin, garáistí agus ceardaithe. Athraíonn tú iad mar is mian leat.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'What happens if it does not know the answer?',
      'It says so, puts the question on a list for your team, and takes a message or gets a person.',
    ],
    ga: [
      'Cad a tharlaíonn mura bhfuil an freagra aige?',
      'Deir sé é sin, cuireann sé an cheist ar liosta do d’fhoireann, agus glacann sé teachtaireacht nó faigheann sé duine.',
    ],
  },
  {
    topic: 'Privacy',
    en: [
      'Do you record the calls?',
      'No sound is kept unless you want it. The words of a conversation are kept for your team to read, and are deleted after a time that you choose.',
    ],
    ga: [
      'An ndéanann sibh taifead ar na glaonna?',
      'Ní choinnítear aon fhuaim mura dteastaíonn sin uait. Coinnítear focail an chomhrá le go léifidh d’fhoireann iad, agus scriostar iad tar éis tréimhse a roghnaíonn tú.',
    ],
  },
  {
    topic: 'Plans',
    en: [
      'How do I sign up?',
      'Choose a plan on the pricing page and fill in three short steps. Your receptionist answers as soon as you are done.',
    ],
    ga: [
      'Conas a chláraím?',
      'Roghnaigh plean ar an leathanach praghsanna agus líon isteach trí chéim ghearra. Beidh d’fháilteoir ag freagairt a luaithe a bheidh tú réidh.',
    ],
  },
  {
    topic: 'Plans',
    en: [
      'How long does it take to set up?',
      'Professional and Advanced are set up in 24-48 hours. Elite takes 5-10 business days.',
    ],
    ga: [
      'Cá fhad a thógann sé é a shocrú?',
      'Socraítear Professional agus Advanced i 24-48 uair an chloig. Tógann Elite 5-10 lá oibre.',
    ],
  },
  {
    topic: 'Plans',
    en: [
      'What does the set-up fee pay for?',
      'Connecting your number, WhatsApp, email and diary, writing the greeting in both languages, and trying it out with you. It is paid once, after the free trial where there is one.',
    ],
    ga: [
      'Cad a chlúdaíonn an táille socraithe?',
      'D’uimhir, WhatsApp, do ríomhphost agus do dhialann a cheangal, an beannú a scríobh sa dá theanga, agus é a thriail in éineacht leat. Íoctar uair amháin í, tar éis na trialach saor in aisce más ann di.',
    ],
  },
  {
    topic: 'Plans',
    en: [
      'Can I change my plan later?',
      'Yes, in the portal. A change takes effect when the next billing period starts, and you see the new price and the difference before.',
    ],
    ga: [
      'An féidir liom mo phlean a athrú níos déanaí?',
      'Is féidir, sa tairseach. Tagann athrú i bhfeidhm ag tús na chéad tréimhse billeála eile, agus feiceann tú an praghas nua agus an difríocht roimhe sin.',
    ],
  },
  {
    topic: 'Plans',
    en: [
      'Is there a contract, and can I stop at any time?',
      'You may cancel at any time, in the portal or in writing. The service runs until the end of the period that is paid for. You can download your data for 30 days more, then it is deleted for good.',
    ],
    ga: [
      'An bhfuil conradh ann, agus an féidir liom stopadh am ar bith?',
      'Is féidir leat an plean a chur ar ceal am ar bith, sa tairseach nó i scríbhinn. Leanann an tseirbhís go deireadh na tréimhse atá íoctha. Is féidir leat do chuid sonraí a íoslódáil ar feadh 30 lá eile, agus scriostar go deo iad ansin.',
    ],
  },
  {
    topic: 'Prices',
    en: [
      'How do I pay, and do I need a credit card?',
      'By bank transfer against an invoice, each month or once a year in advance. No card is needed.',
    ],
    ga: [
      'Conas a íocaim, agus an bhfuil cárta creidmheasa ag teastáil?',
      'Le haistriú bainc ar shonrasc, gach mí nó uair sa bhliain roimh ré. Níl cárta ag teastáil.',
    ],
  },
  {
    topic: 'Services',
    en: [
      'Do you make websites, and what else do you do?',
      'Yes: websites and AI marketing, business automation, enterprise AI, and modules for public bodies. Our team will gladly talk about them.',
    ],
    ga: [
      'An ndéanann sibh suíomhanna gréasáin, agus cad eile a dhéanann sibh?',
      'Déanann: suíomhanna gréasáin agus margaíocht le hintleacht shaorga, uathoibriú gnó, intleacht shaorga d’fhiontair, agus modúil do chomhlachtaí poiblí. Beidh áthas ar ár bhfoireann labhairt leat fúthu.',
    ],
  },
  {
    topic: 'Privacy',
    en: [
      'Where is my data stored, and is it GDPR compliant?',
      'In Ireland, encrypted, as the GDPR demands. Only those who need it have access, and the GDPR page says what your rights are.',
    ],
    ga: [
      'Cá stóráiltear mo chuid sonraí, agus an gcloítear leis an RGCS?',
      'In Éirinn, agus iad criptithe, mar a éilíonn an RGCS. Níl rochtain orthu ach ag an té a dteastaíonn siad uaidh, agus tá do chearta ar an leathanach faoin RGCS.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Does it answer phone calls?',
      'Yes. It answers calls, WhatsApp messages, emails and the chat on your website.',
    ],
    ga: [
      'An bhfreagraíonn sé glaonna gutháin?',
      'Freagraíonn. Freagraíonn sé glaonna, teachtaireachtaí WhatsApp, ríomhphoist agus an comhrá ar do shuíomh gréasáin.',
    ],
  },
  {
    topic: 'Receptionist',
    en: [
      'Can I keep my own phone number?',
      'Yes. Your own number is connected when we set it up, and callers ring it as before.',
    ],
    ga: [
      'An féidir liom m’uimhir ghutháin féin a choinneáil?',
      'Is féidir. Ceanglaítear d’uimhir féin nuair a shocraímid é, agus glaonn daoine uirthi mar a rinne siad riamh.',
    ],
  },
]
