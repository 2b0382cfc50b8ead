import type { BookingPageTexts, unknownLink as english } from '../en/booking-page.ts'

export const bookingPage: BookingPageTexts = {
  kicker: 'Do choinne',
  minutes: (minutes) => `${minutes} nóiméad`,
  change: 'Athraigh an t-am',
  cancel: 'Cuir ar ceal',
  calendar: 'Cuir le d’fhéilire',
  until: 'Is féidir leat í a bhogadh nó a chur ar ceal go dtí go dtosóidh sí.',
  over: 'Tá an choinne seo thart.',
  begun: 'Tá tús curtha leis an gcoinne seo.',
  cancelled: 'Cuireadh an choinne seo ar ceal.',
  ring: (phone) => `Chun an t-am a athrú, glaoigh ar ${phone}.`,
  noChange: 'Ní féidir am na coinne seo a athrú anseo.',
  choose: 'Roghnaigh am eile',
  free: (minutes) => `Saor ar feadh ${minutes}. Is am saor gach stríoc.`,
  freeWith: (minutes, name) => `Saor ar feadh ${minutes}, ${name} ar dtús. Is am saor gach stríoc.`,
  full: 'Lán',
  closed: 'Dúnta',
  allTimes: 'Gach am',
  earlier: 'Laethanta roimhe sin',
  later: 'Laethanta eile',
  fromTo: (from, to) => `Ó ${from.replace(/^D/, 'Dh')} go dtí ${to}`,
  move: 'Bog an choinne',
  keep: 'Fág mar atá',
  cancelQuestion: 'An bhfuil tú ag iarraidh an choinne seo a chur ar ceal?',
  cancelIt: 'Cuir an choinne ar ceal',
  freed: 'Beidh an t-am saor do dhuine éigin eile ansin.',
  done: {
    moved: 'Tá am nua ag do choinne. Tá ríomhphost leis an iontráil féilire nua ar a bhealach chugat.',
    cancelled: 'Cuireadh do choinne ar ceal. Tá ríomhphost a dheimhníonn é sin ar a bhealach chugat.',
  },
  taken: 'Tá an t-am seo díreach tógtha ag duine eile. Roghnaigh am eile, le do thoil.',
  changed: 'Athraíodh an choinne seo ó d’oscail tú an leathanach. Féach uirthi arís, le do thoil.',
  language: 'Teanga',
  answeredBy: (company, organisation) => `Freagraíonn ${company} thar ceann ${organisation}`,
}

export const unknownLink: typeof english = {
  title: 'Níl aon áirithint ag baint leis an nasc seo',
  text: 'B’fhéidir nach bhfuil sé iomlán, nó go bhfuil an t-am imithe le níos mó ná 30 lá. Oscail an nasc sa ríomhphost is déanaí a fuair tú, nó glaoigh ar an áit ina ndearna tú an áirithint.',
}
