import type { Plan } from '#contracts/plans.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { asked, type PackEntry } from '../pack.ts'

/** What a plan holds, from its own list. It is named by its name, its place among the plans or its price. */
export function contentEntry(plan: Plan, places: { en: string[]; ga: string[] }): PackEntry {
  const { name, features, monthlyCents } = plan
  const price = monthlyCents === null ? [] : [`${monthlyCents / 100}`, `€${monthlyCents / 100}`]
  return {
    topic: 'Plans',
    en: [
      asked(
        ...[`the ${name} plan`, name, ...places.en].flatMap((one) => [
          `What is in ${one}?`,
          `What is included in ${one}?`,
          `What does ${one} include?`,
          `What do I get with ${one}?`,
          `What comes with ${one}?`,
        ]),
        `What’s included in the ${name} plan?`,
        `What’s in the ${name} plan?`,
        `What’s in the ${name} one?`,
        `What is in the ${name} one?`,
        `Whats in the ${name} one?`,
        `What do I get with the ${name} one?`,
        `What the ${name} plan includes`,
        `What is included in the ${name} package?`,
        `What features are in the ${name} package?`,
        `What features does ${name} have?`,
        ...price.flatMap((euros) => [
          `What do I get for the ${euros}?`,
          `What do I get for ${euros}?`,
          `What would I get for ${euros}?`,
          `What do I get for ${euros} a month?`,
          `What is included for ${euros} a month?`,
          `What is in the ${euros} one?`,
          `What’s in the ${euros} one?`,
        ]),
      ),
      `${name} has: ${features.join('; ')}.`,
    ],
    ga: [
      asked(
        `Cad atá sa phlean ${name}?`,
        `Cad atá sa cheann ${name}?`,
        `Céard atá sa cheann ${name}?`,
        `Cad a fhaighim le ${name}?`,
        ...[`sa phlean ${name}`, `sa phacáiste ${name}`, `i ${name}`, `in ${name}`].flatMap((place) => [
          `Cad atá ${place}?`,
          `Cad atá san áireamh ${place}?`,
          `Cad iad na rudaí atá ${place}?`,
          `Cad iad na gnéithe atá ${place}?`,
        ]),
        ...[name, ...places.ga, ...price.map((euros) => `an ${euros}`), ...price].flatMap((one) => [
          `Cad a fhaighim ar ${one}?`,
          `Cad a gheobhaidh mé ar ${one}?`,
          `Cad atá san áireamh ar ${one}?`,
        ]),
        ...price.flatMap((euros) => [`Céard a fhaighim ar ${euros} sa mhí?`, `Céard a fhaighim ar ${euros}?`]),
        ...price.flatMap((euros) => [`Cad a fhaighim ar ${euros} sa mhí?`, `Cad atá san áireamh san ${euros}?`]),
      ),
      `Tá sa phlean ${name}: ${features.map(writeIrishFeature).join('; ')}.`,
    ],
  }
}

/** What all plans hold: "what do I get for that?", of the prices. */
export function listAllContents(plans: Plan[]): PackEntry {
  const pairs = plans.slice(1).map(({ name }, place) => [plans[place]?.name ?? '', name] as const)
  return {
    topic: 'Plans',
    en: [
      asked(
        'What do I get with each plan?',
        'What do I get for that?',
        'What do I get for it?',
        'What do I get?',
        'What do I get for my money?',
        ...pairs.map(([one, other]) => `What does ${other} have that ${one} does not?`),
      ),
      plans.map(({ name, features }) => `${name}: ${features.join('; ')}.`).join('\n'),
    ],
    ga: [
      asked(
        'Cad a fhaighim le gach plean?',
        'Cad a fhaighim?',
        'Cad a fhaighim air sin?',
        'Cad a gheobhaidh mé air sin?',
        'Cad a fhaighim ar mo chuid airgid?',
        ...pairs.flatMap(([one, other]) => [
          `Cad é an difríocht idir ${one} agus ${other}?`,
          `Cad é an difear idir ${one} agus ${other}?`,
        ]),
      ),
      plans.map(({ name, features }) => `${name}: ${features.map(writeIrishFeature).join('; ')}.`).join('\n'),
    ],
  }
}

/** The features of the plans in Irish. Those with a number or the name of a plan are written from it. */
const IRISH_FEATURES: Record<string, string> = {
  'Irish and English receptionist': 'fáilteoir i nGaeilge agus i mBéarla',
  'WhatsApp and email bot': 'bota WhatsApp agus ríomhphoist',
  'Basic appointment booking': 'bunchóras chun coinní a chur in áirithe',
  'Business dashboard': 'deais ghnó',
  'Call recording and analytics': 'taifeadadh agus anailísíocht glaonna',
  'Irish support team': 'foireann tacaíochta in Éirinn',
  'Advanced conversation handling': 'ardláimhseáil comhráite',
  'Advanced analytics': 'ardanailísíocht',
  'Priority support in 4-12 hours': 'tacaíocht tosaíochta laistigh de 4-12 uair an chloig',
  'Unlimited calls and messages': 'glaonna agus teachtaireachtaí gan teorainn',
  'Unlimited phone numbers': 'uimhreacha gutháin gan teorainn',
  'Custom AI training': 'oiliúint shaincheaptha don intleacht shaorga',
  '24/7 premium support': 'tacaíocht den scoth, de lá is d’oíche',
}

const COUNTED: [RegExp, (found: string) => string][] = [
  [/^Everything in (.+)$/, (name) => `gach rud atá in ${name}`],
  [/^Up to ([\d,]+) calls per month$/, (calls) => `suas le ${formatCount(Number(calls.replace(',', '')))} glao sa mhí`],
  [/^(\d+) phone numbers$/, (count) => `${count} uimhir ghutháin`],
]

/** A feature without Irish words stays in English. */
export function writeIrishFeature(feature: string): string {
  for (const [pattern, write] of COUNTED) {
    const found = pattern.exec(feature)?.[1]
    if (found !== undefined) return write(found)
  }
  return IRISH_FEATURES[feature] ?? feature
}
