import type { TalkPageWords } from '../en/talk-page.ts'
import { counted } from './counted.ts'
import { withOrganisation } from './with-organisation.ts'

const MONTHS = { plain: 'mí', lenited: 'mhí', eclipsed: 'mí' }

export const talkPage: TalkPageWords = {
  languageName: 'Gaeilge',
  talkTo: (organisation) => `Labhair ${withOrganisation(organisation)}`,
  skip: 'Téigh go dtí an comhrá',
  chooseLanguage: 'Teanga',
  receptionist: 'Fáilteoir intleachta saorga',
  openNow: 'Ar oscailt anois',
  closedNow: 'Dúnta anois',
  until: (time) => `go dtí ${time}`,
  opens: (day, time) => `osclófar ${day} ag ${time}`,
  noHours: 'fiafraigh faoi na huaireanta oscailte',
  canLabel: 'Is féidir leis',
  can: 'coinní a dhéanamh, a athrú agus a chur ar ceal, praghsanna agus uaireanta oscailte a thabhairt, agus duine a fháil duit',
  phone: 'Fón',
  address: 'Seoladh',
  answeredBy: (company, organisation) => `Freagraíonn ${company} thar ceann ${organisation}.`,
  kept: 'Cad a choinnítear, agus cá fhad',
  keptAnswer: (organisation, months) =>
    `Coinnítear an méid a scríobhann tú agus na freagraí thar ceann ${organisation} ar feadh ${counted(months, MONTHS)} tar éis na teachtaireachta deireanaí, agus scriostar ansin iad. Ní stóráiltear aon rud roimh do chéad teachtaireacht. Le fianán don leathanach seo is féidir leat filleadh ar an gcomhrá.`,
  wordedByModel:
    'Cuireann samhail teanga cuid de na freagraí i bhfocail. Baintear uimhreacha gutháin, seoltaí ríomhphoist agus Éirchóid as an méid a fhaigheann sí.',
  choose: 'Roghnaigh',
  you: 'Tusa',
  writing: (organisation) => `Tá ${organisation} ag scríobh`,
  withPerson: (organisation) =>
    `Tá duine de chuid ${organisation} ag freagairt anois. Tá an intleacht shaorga ina tost.`,
  paused: (organisation) =>
    `Tá an intleacht shaorga curtha ar sos. Glacann sí teachtaireachtaí, agus freagraíonn duine de chuid ${organisation} iad.`,
  canWhilePaused: 'teachtaireacht a thógáil, agus duine a fháil duit. Tá sé curtha ar sos faoi láthair',
  write: 'Scríobh teachtaireacht',
  send: 'Seol',
  isAi: 'Is intleacht shaorga í seo.',
  person: 'Labhair le duine',
  askForPerson: 'Ba mhaith liom labhairt le duine.',
  booked: 'Curtha in áirithe',
  moved: 'Athraithe',
  cancelled: 'Curtha ar ceal',
  addToCalendar: 'Cuir le d’fhéilire',
  moveOrCancel: 'Athraigh nó cuir ar ceal',
  unsent: 'Níor seoladh í.',
  tryAgain: 'Bain triail eile as',
  reconnecting: 'Níl aon cheangal ann. Taispeánfar teachtaireachtaí nua nuair a bheidh sé ar ais.',
  startAgain: 'Tosaigh comhrá nua',
  didHelp: 'Ar chabhraigh sé seo leat?',
  yes: 'Chabhraigh',
  no: 'Níor chabhraigh',
  thanksForAnswer: 'Go raibh maith agat as do fhreagra.',
  close: 'Dún',
  opensTab: 'osclaítear i gcluaisín nua é',
}
