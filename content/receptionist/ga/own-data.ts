import type { OwnDataTexts } from '../en/own-data.ts'
import { counted } from './counted.ts'
import { withOrganisation } from './with-organisation.ts'

const MORE_CONVERSATIONS = { plain: 'comhrá eile', lenited: 'chomhrá eile', eclipsed: 'gcomhrá eile' }
const BOOKINGS = { plain: 'áirithint', lenited: 'áirithint', eclipsed: 'n-áirithint' }

export const ownData: OwnDataTexts = {
  title: 'Do chuid sonraí',
  intro: (organisation) =>
    `Féach cad a choinníonn ${organisation} den mhéid a dúirt tú leis an bhfáilteoir agus de d’áirithintí, faigh cóip de, nó iarr é a scriosadh. Níl cuntas de dhíth.`,
  email: 'Do sheoladh ríomhphoist',
  emailHint: 'An ceann a thug tú nuair a scríobh tú nó nuair a rinne tú áirithint.',
  send: 'Seol cód chugam',
  sent: (email) =>
    `Má tá aon rud á choinneáil faoin seoladh ${email}, tá cód ar a bhealach chuige. Is féidir é a úsáid ar feadh deich nóiméad. Mura dtagann aon rud, níl aon rud á choinneáil faoin seoladh seo.`,
  code: 'An cód ón ríomhphost',
  open: 'Taispeáin mo chuid sonraí',
  otherAddress: 'Úsáid seoladh eile',
  noEmail: 'Scríobh seoladh ríomhphoist, le do thoil, mar shampla niamh@example.ie',
  wrongCode: 'Níl an cód seo ceart, nó níl sé bailí a thuilleadh. Iarr cód nua más gá.',
  tooMany: 'Rinneadh an iomarca iarrachtaí. Fan tamall agus bain triail eile as, le do thoil.',
  over: 'Tá do leathuair thart. Iarr cód nua, le do thoil.',
  shownFor: (email) => `Á choinneáil faoin seoladh ${email}`,
  nothing: 'Níl aon rud á choinneáil faoin seoladh seo a thuilleadh.',
  conversations: 'Comhráite',
  noConversations: 'Níl aon cheann ann.',
  bookings: 'Áirithintí',
  noBookings: 'Níl aon cheann ann.',
  deletedOn: (day) => `Scriosfar ar a dhéanaí: ${day}`,
  states: { coming: 'Curtha in áirithe', booked: 'Thart', cancelled: 'Curtha ar ceal' },
  typed: (count) =>
    count === 1
      ? 'Scríobh duine éigin an seoladh seo i gcomhrá amháin eile gan a chruthú gur leis é. Ní thaispeántar anseo é, mar d’fhéadfadh sé gur le duine eile é. Scriosfar é sin freisin.'
      : `Scríobh duine éigin an seoladh seo i ${counted(count, MORE_CONVERSATIONS)} gan a chruthú gur leis é. Ní thaispeántar anseo iad, mar d’fhéadfadh sé gur le duine eile iad. Scriosfar iad sin freisin.`,
  download: 'Íoslódáil cóip',
  downloadHint: 'Téacs le d’áirithintí agus le gach rud a dúradh.',
  downloadData: 'Gach rud atá á choinneáil, le haghaidh ríomhchlár eile (JSON)',
  copy: {
    title: (organisation) => `An méid a choinníonn ${organisation} fút`,
    date: 'Dáta',
    name: 'Ainm',
    phone: 'Fón',
    waiting: 'Liosta feithimh',
    by: { contact: 'Tusa', receptionist: 'An fáilteoir intleachta saorga', staff: 'An fhoireann' },
  },
  erase: 'Scrios mo chuid sonraí',
  eraseText: (organisation) =>
    `Scriosfar do chomhráite agus d’áirithintí ${withOrganisation(organisation)}, mar aon le d’ainm, do sheoladh agus d’uimhir, agus na ríomhphoist chugat. Fanfaidh na comhairimh, mar shampla cé mhéad duine a scríobh ar lá áirithe. Má úsáidtear cúltaca riamh, scriosfar arís iad. Ní féidir é seo a chur ar ceal.`,
  eraseComing: (count) =>
    `Tá ${counted(count, BOOKINGS)} agat nár thosaigh fós. Cuirfear ar ceal ${count === 1 ? 'í' : 'iad'}, agus déarfar leis an eagraíocht go bhfuil ${count === 1 ? 'an t-am' : 'na hamanna'} saor.`,
  confirm: 'Sea, scrios gach rud agus cuir áirithintí atá le teacht ar ceal',
  confirmFirst: 'Cuir tic anseo ar dtús, le do thoil',
  eraseIt: 'Scrios go deo',
  close: 'Dún an leathanach seo',
  erased: 'Tá do chuid sonraí scriosta',
  erasedText: (organisation) =>
    `Níl aon rud fút á choinneáil ag ${organisation} a thuilleadh. Deimhneoidh ríomhphost deireanach é sin. Is féidir leat scríobh nó áirithint a dhéanamh arís am ar bith.`,
  back: (organisation) => `Labhair ${withOrganisation(organisation)}`,
  link: 'Féach ar do chuid sonraí, íoslódáil nó scrios iad',
  codeMail: {
    subject: (organisation) => `Do chód chun a fheiceáil cad a choinníonn ${organisation} fút`,
    title: 'Do chód',
    text: (code) =>
      `Is é ${code} do chód. Scríobh ar an leathanach “Do chuid sonraí” é. Is féidir é a úsáid ar feadh deich nóiméad.`,
    warning:
      'Aon duine a bhfuil an cód seo aige, is féidir leis a bhfuil á choinneáil fút a fheiceáil, a íoslódáil agus a scriosadh. Murar iarr tú é, déan neamhaird den ríomhphost seo.',
  },
  erasedMail: {
    subject: (organisation) => `Scriosadh an méid a choinnigh ${organisation} fút`,
    title: 'Scriosadh do chuid sonraí',
    text: (organisation) =>
      `Tá do chomhráite agus d’áirithintí ${withOrganisation(organisation)} scriosta, mar aon le d’ainm, do sheoladh agus d’uimhir.`,
    cancelled: 'Cuireadh na háirithintí seo ar ceal:',
    last: 'Seo an ríomhphost deireanach chuig an seoladh seo.',
  },
}
