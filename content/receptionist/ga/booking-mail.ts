import type { BookingMailTexts } from '../en/booking-mail.ts'
import { addressInIrish } from './vocative.ts'

export const bookingMail: BookingMailTexts = {
  titles: {
    booked: 'Tá do choinne curtha in áirithe',
    moved: 'Bogadh do choinne',
    corrected: 'Tá sonraí nua ar do choinne',
    cancelled: 'Cuireadh do choinne ar ceal',
    reminder: 'Meabhrúchán faoi do choinne',
  },
  subjects: {
    booked: 'Do choinne',
    moved: 'Am nua do do choinne',
    corrected: 'Sonraí nua do choinne',
    cancelled: 'Curtha ar ceal: do choinne',
    reminder: 'Meabhrúchán: do choinne',
  },
  greeting: (name) => `${['Dia duit', addressInIrish(name)].filter(Boolean).join(', ')},`,
  rows: {
    when: 'Am',
    before: 'Go dtí seo',
    name: 'Ainm',
    who: 'Le',
    room: 'Seomra',
    service: 'Coinne',
    people: 'Líon daoine',
    noted: 'Nótáilte',
    price: 'Praghas',
    where: 'Áit',
    email: 'Ríomhphost',
    phone: 'Fón',
  },
  changed: (now, before) => `${now} (${before} go dtí seo)`,
  minutes: (minutes) => `${minutes} nóiméad`,
  attached: 'Tá an iontráil féilire ceangailte leis seo.',
  removed: 'Bainfidh an iontráil féilire atá ceangailte leis seo an choinne as d’fhéilire.',
  change: 'Athraigh nó cuir ar ceal',
  another: (phone) => `Chun coinne eile a dhéanamh, glaoigh ar ${phone}.`,
  sentFor: (company, organisation) => `Seolta ag ${company} thar ceann ${organisation}.`,
  readdressed: {
    subject: (when) => `Seoladh ríomhphoist nua do do choinne, ${when}`,
    title: 'Tá seoladh ríomhphoist eile ar do choinne',
    text: 'Thug duine a chruthaigh gur leis an choinne seoladh ríomhphoist eile di. Is chuig an seoladh sin a rachaidh na ríomhphoist fúithi as seo amach, agus ní oibríonn na naisc sna ríomhphoist roimhe seo a thuilleadh.',
    warning: (phone) =>
      `Mura tusa a rinne é sin, ${phone === null ? 'freagair an ríomhphost seo' : `glaoigh ar ${phone}`}. Más tú, níl aon rud eile le déanamh agat.`,
  },
  code: {
    subject: (organisation) => `${organisation}: do chód`,
    title: 'Do chód',
    text: (code) => `Is é ${code} do chód. Oibríonn sé uair amháin, ar feadh 10 nóiméad.`,
    warning:
      'D’iarr duine éigin áirithint de do chuid a athrú nó a chur ar ceal. Mura tusa a d’iarr é, déan neamhaird den ríomhphost seo.',
  },
}
