import type { WaitingTexts } from '../en/waiting.ts'

/** "uair an chloig", "3 huaire an chloig", "8 n-uaire an chloig": 3 to 6 and 7 to 10 change "uair" in their own ways. */
function countHours(hours: number): string {
  if (hours === 1) return 'uair an chloig'
  const noun = hours < 3 || hours > 10 ? 'uair' : hours <= 6 ? 'huaire' : 'n-uaire'
  return `${hours} ${noun} an chloig`
}

export const waiting: WaitingTexts = {
  joined: {
    subject: (day) => `Tá tú ar an liosta feithimh, ${day}`,
    title: 'Tá tú ar an liosta feithimh',
    text: (minutes) =>
      `Má bhíonn am saor ann, scríobhfaimid chugat láithreach agus coinneoimid duit é ar feadh ${minutes}. An té is túisce a tháinig is túisce a gheobhaidh tairiscint.`,
    action: 'Féach ar an liosta feithimh nó fág é',
  },
  offered: {
    subject: (time) => `Tá am saor ann: ${time}`,
    title: 'Tá am saor ann anois',
    text: (until) =>
      `Tá sé á choinneáil duit go dtí ${until}. Ina dhiaidh sin tairgfear don chéad duine eile é, agus fanfaidh tusa ar an liosta feithimh.`,
    action: 'Glac leis an am seo nó diúltaigh dó',
  },
  minutes: (minutes) => (minutes % 60 === 0 ? countHours(minutes / 60) : `${minutes} nóiméad`),
  day: 'Lá',
  kicker: 'Liosta feithimh',
  states: {
    waiting: 'Tá tú ag fanacht le ham ar an lá seo. Scríobhfaimid chugat chomh luath agus a bheidh am saor ann.',
    booked: 'Ghlac tú leis an am, agus tá sé curtha in áirithe. Tá an deimhniú ar a bhealach chugat.',
    ended: 'Níl tú ar an liosta feithimh a thuilleadh.',
    over: 'Tá an lá seo thart, agus a liosta feithimh leis.',
  },
  keptUntil: (time) => `Á choinneáil duit go dtí ${time}.`,
  take: 'Glac leis an am seo',
  decline: 'Ní oireann an t-am seo',
  leave: 'Fág an liosta feithimh',
  gone: 'Níl an t-am seo á choinneáil a thuilleadh. Tá tú fós ar an liosta feithimh.',
}
