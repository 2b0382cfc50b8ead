import { calculatePeriodPrice, type Plan } from '#contracts/plans.ts'
import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { asked, entry, type PackEntry } from '../pack.ts'

/** What people ask the company about a year, a trial and a limit, computed from the plans. */
export function listPlanSums(plans: Plan[], vatPercent: number): PackEntry[] {
  const trial = plans.find(({ trialDays }) => trialDays > 0)
  return [
    ...plans.flatMap((plan, place) => yearEntry(plan, place, plans, vatPercent)),
    entry(
      'Prices',
      [
        asked(
          'Is it cheaper to pay for the year?',
          'Is there a discount if I pay yearly?',
          'Do I get anything off for paying the year at once?',
        ),
        'No. A year costs twelve months, paid at once in advance. You can change between month and year in the portal.',
      ],
      [
        asked(
          'An bhfuil sé níos saoire íoc as an mbliain?',
          'An bhfuil lascaine ann má íocaim in aghaidh na bliana?',
          'An bhfaighidh mé lacáiste as bliain iomlán a íoc?',
        ),
        'Níl. Praghas dhá mhí dhéag atá ar bhliain, íoctha in éineacht roimh ré. Is féidir leat athrú idir mí agus bliain sa tairseach.',
      ],
    ),
    setUpEntry(plans, vatPercent),
    callsEntry(plans),
    limitEntry(plans),
    ...(trial === undefined ? [] : [trialEndEntry(trial)]),
  ]
}

/** How people name a plan without its name: by its place in the list, from the cheapest to the dearest. */
export function namePlace(place: number, plans: Plan[]): { en: string[]; ga: string[] } {
  if (place === 0)
    return { en: ['the cheapest plan', 'the cheap one'], ga: ['an bplean is saoire', 'an gceann is saoire'] }
  const isMiddle = plans.length % 2 === 1 && place === (plans.length - 1) / 2
  return isMiddle ? { en: ['the middle one'], ga: ['an gceann láir'] } : { en: [], ga: [] }
}

/** What a plan costs for the first year, with VAT and without. */
function yearEntry(plan: Plan, place: number, plans: Plan[], vatPercent: number): PackEntry[] {
  const { name, monthlyCents, setupCents } = plan
  if (monthlyCents === null || setupCents === null) return []
  const year = calculatePeriodPrice(monthlyCents, 'yearly')
  const total = year + setupCents
  const [months, setup, sum] = [year, setupCents, total].map((cents) => formatEuro(cents))
  const withVat = formatEuro(Math.round((total * (100 + vatPercent)) / 100))
  const others = namePlace(place, plans)
  const names = [`the ${name} plan`, name, ...others.en]
  const irish = [`an bplean ${name}`, name, ...others.ga]
  return [
    entry(
      'Prices',
      [
        asked(
          ...names.map((one) => `How much is ${one} for a year?`),
          ...names.map((one) => `What is the total for the first year of ${one}?`),
          `What is the yearly price of ${name} with VAT?`,
          ...others.en.map((one) => `Total for a year on ${one}?`),
        ),
        `${name}: ${months} for twelve months and ${setup} once for setting up, so ${sum} in the first year and ${months} in each year after. Plus ${vatPercent}% VAT, the first year is ${withVat}.`,
      ],
      [
        asked(
          ...irish.map((one) => `Cé mhéad atá ar ${one} ar feadh bliana?`),
          ...irish.map((one) => `Cad é an t-iomlán don chéad bhliain ar ${one}?`),
          ...others.ga.map((one) => `Cé mhéad don bhliain ar ${one}?`),
        ),
        `${name}: ${months} ar feadh dhá mhí dhéag agus táille shocraithe aonuaire de ${setup}, sin ${sum} sa chéad bhliain agus ${months} gach bliain ina dhiaidh sin. Le CBL ${vatPercent}%, is é ${withVat} an chéad bhliain.`,
      ],
    ),
  ]
}

function setUpEntry(plans: Plan[], vatPercent: number): PackEntry {
  const write = (none: string) =>
    plans.map(({ name, setupCents }) => `${name}: ${setupCents === null ? none : formatEuro(setupCents)}.`)
  return entry(
    'Prices',
    [
      asked('How much is the set-up fee?', 'What is the set-up fee?', 'How much to set it up?'),
      [...write('our team makes you an offer'), `Once, plus ${vatPercent}% VAT.`].join('\n'),
    ],
    [
      asked('Cé mhéad atá ar an táille shocraithe?', 'Cad é an táille shocraithe?'),
      [...write('tabharfaidh ár bhfoireann tairiscint duit'), `Uair amháin, móide CBL ${vatPercent}%.`].join('\n'),
    ],
  )
}

function callsEntry(plans: Plan[]): PackEntry {
  const monthly = plans.flatMap(({ monthlyCents }) => (monthlyCents === null ? [] : monthlyCents / 100))
  const write = (none: string, some: (calls: string) => string) =>
    plans
      .map(({ name, callsPerMonth }) => `${name}: ${callsPerMonth === null ? none : some(formatCount(callsPerMonth))}.`)
      .join('\n')
  return entry(
    'Plans',
    [
      asked(
        'How many calls do I get a month?',
        'How many calls do I get?',
        'How many calls are in a plan?',
        ...monthly.map((euros) => `How many calls do I get for ${euros}?`),
      ),
      write('without limit', (calls) => `up to ${calls} calls a month`),
    ],
    [
      asked(
        'Cé mhéad glao a fhaighim sa mhí?',
        'Cé mhéad glao a fhaighim?',
        'Cé mhéad glao atá i bplean?',
        ...monthly.map((euros) => `Cé mhéad glao a fhaighim ar ${euros}?`),
      ),
      write('gan teorainn', (calls) => `suas le ${calls} glao sa mhí`),
    ],
  )
}

function limitEntry(plans: Plan[]): PackEntry {
  const counts = plans.flatMap(({ callsPerMonth }) => callsPerMonth ?? [])
  return entry(
    'Plans',
    [
      asked(
        'What happens if I use more calls than my plan has?',
        'What happens if I go over my calls?',
        'What if I go over the limit?',
        'Do I pay extra for more calls?',
        'What if I go over?',
        'Is it dearer if I go over my calls?',
        'What happens when my calls are used up?',
        ...counts.map((count) => `What happens when my ${count} are used up?`),
        ...counts.map((count) => `What happens after ${count} calls?`),
        ...counts.map((count) => `Is it dearer if I go over ${count} calls?`),
        ...counts.map((count) => `What happens if I go over ${count} calls?`),
      ),
      'There is no charge for each call. You are told at 80% and at 100%. At the limit it still takes messages, brings in a person and handles emergencies.',
    ],
    [
      asked(
        'Cad a tharlaíonn má úsáidim níos mó glaonna ná mar atá sa phlean?',
        'Cad a tharlaíonn má théim thar an teorainn?',
        'An íocaim breis ar ghlaonna?',
        'Cad a tharlaíonn nuair a bhíonn mo ghlaonna ídithe?',
        ...counts.map((count) => `Cad a tharlaíonn nuair a bhíonn mo ${count} glao ídithe?`),
        ...counts.map((count) => `Cad a tharlaíonn tar éis ${count} glao?`),
      ),
      'Ní ghearrtar táille as gach glao. Cuirtear ar an eolas thú ag 80% agus ag 100%. Ag an teorainn glacann sé teachtaireachtaí fós, cuireann sé duine ar fáil agus déileálann sé le héigeandálaí.',
    ],
  )
}

function trialEndEntry({ name, trialDays, setupCents }: Plan): PackEntry {
  const setup = setupCents === null ? undefined : String(setupCents / 100)
  return entry(
    'Plans',
    [
      asked(
        'What happens when the trial ends?',
        'When does the trial end?',
        'How long is the trial?',
        'Will I be charged when the trial is over?',
        'Do I pay after the trial?',
        'Do I pay the set-up fee if I cancel in the trial?',
        'Do I have to pay if I do not like it after the trial?',
        ...(setup === undefined
          ? []
          : [
              `Do I pay the ${setup} if I cancel in the ${trialDays} days?`,
              `If I hate it do I get stuck paying the ${setup}?`,
            ]),
      ),
      `The trial of ${name} takes ${trialDays} days, and nothing is invoiced during it, the set-up fee included. Three days before its end we ask you. Only if you press “Keep ${name}” in the portal are the set-up fee and the first period billed. Otherwise it ends by itself, and you can download your data for 30 days.`,
    ],
    [
      asked(
        'Cad a tharlaíonn nuair a chríochnaíonn an triail?',
        'Cathain a chríochnaíonn an triail?',
        'Cá fhad a mhaireann an triail?',
        'An ngearrfar táille orm nuair a bheidh an triail thart?',
        'An íocaim tar éis na trialach?',
        'An íocaim an táille shocraithe má chuirim ar ceal é le linn na trialach?',
        ...(setup === undefined ? [] : [`An íocaim an ${setup} mura dtaitníonn sé liom?`]),
      ),
      `Maireann triail ${name} ${trialDays} lá, agus ní eisítear aon sonrasc lena linn, ná don táille shocraithe féin. Trí lá roimh a deireadh cuirimid ceist ort. Ní bhilleáiltear an táille shocraithe agus an chéad tréimhse ach má bhrúnn tú “Keep ${name}” sa tairseach. Murach sin tagann deireadh léi uaithi féin, agus is féidir leat do chuid sonraí a íoslódáil ar feadh 30 lá.`,
    ],
  )
}
