/** Words in the page's language, or in the given one. */
export type SpokenWords = { text: string; lang?: 'ga' }
/** One turn of speech. `from` and `to` are seconds from the first ring. */
export type CallTurn = { by: 'caller' | 'receptionist'; from: number; to: number; words: SpokenWords[] }
/** An action between two turns. */
export type CallDeed = { done: string; detail: string }
export type ExampleCall = {
  title: string
  caller: string
  seconds: number
  parts: (CallTurn | CallDeed)[]
  note: string
}

/** An example call: the receptionist discloses itself, switches to Irish with the caller, and books. */
export const exampleCall: ExampleCall = {
  title: 'Tuesday, 21:47. The clinic closed four hours ago.',
  caller: 'Máire, caller',
  seconds: 84,
  parts: [
    {
      by: 'receptionist',
      from: 0,
      to: 9.5,
      words: [
        { text: 'Hello, this is the clinic’s AI receptionist.' },
        { text: 'Is fáilteoir intleachta saorga mé.', lang: 'ga' },
        { text: 'How can I help?' },
      ],
    },
    {
      by: 'caller',
      from: 10.5,
      to: 20,
      words: [{ text: 'I’m after hurting my knee. Is there anything on Thursday?' }],
    },
    {
      by: 'receptionist',
      from: 21.5,
      to: 33,
      words: [{ text: 'There is: twenty to ten or a quarter past two, both with Niamh. Which suits you?' }],
    },
    { by: 'caller', from: 34.5, to: 40, words: [{ text: 'An féidir linn Gaeilge a labhairt?', lang: 'ga' }] },
    {
      by: 'receptionist',
      from: 41.5,
      to: 52.5,
      words: [{ text: 'Is féidir, cinnte. Déardaoin ag fiche chun a deich, mar sin?', lang: 'ga' }],
    },
    { by: 'caller', from: 54, to: 58.5, words: [{ text: 'Go breá. Go raibh maith agat.', lang: 'ga' }] },
    { done: 'Booked', detail: 'Thu 26 Nov, 09:40' },
    {
      by: 'receptionist',
      from: 68.5,
      to: 78.5,
      words: [{ text: 'Fáilte romhat. Tá an deimhniú seolta chugat ar WhatsApp.', lang: 'ga' }],
    },
  ],
  note: 'An example call. The people are made up.',
}

export type DayEntry = {
  channel: 'phone' | 'chat' | 'email'
  who: string
  what: string
  /** 24-hour clock. */
  at: string
  outcome: string
  tone: 'accent' | 'neutral' | 'caution' | 'outline'
}

/** An example day at the same clinic. */
export const exampleDay: { summary: string; entries: DayEntry[]; note: string } = {
  summary: '42 answered, 3 for you',
  entries: [
    {
      channel: 'phone',
      who: 'Máire Ní Fhlatharta',
      what: 'Knee injury. Took Thursday 09:40 with Niamh. Spoke Irish.',
      at: '21:47',
      outcome: 'Booked',
      tone: 'accent',
    },
    {
      channel: 'chat',
      who: '+353 20 915 0142',
      what: 'Asked for a receipt for the October visit. Sent as a PDF.',
      at: '18:20',
      outcome: 'Answered',
      tone: 'neutral',
    },
    {
      channel: 'email',
      who: 'An instrument maker',
      what: 'Wants a quote for 60 desk assessments. Needs a person.',
      at: '16:05',
      outcome: 'For Aoife',
      tone: 'caution',
    },
    {
      channel: 'phone',
      who: 'Tomás Breathnach',
      what: 'Running late. Moved 15:30 to 16:15 and told Niamh.',
      at: '15:02',
      outcome: 'Moved',
      tone: 'accent',
    },
    {
      channel: 'phone',
      who: 'Number withheld',
      what: 'Sales call. Declined politely, nothing booked.',
      at: '11:38',
      outcome: 'Filtered',
      tone: 'outline',
    },
  ],
  note: 'An example day. The people are made up.',
}
