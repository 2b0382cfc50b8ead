import type { Language } from '#contracts/receptionist/diary.ts'

/** To "does the solicitor speak Irish?", where no entry says it, and what the team reads on a booking. */
export const SPOKEN_LANGUAGE: Record<
  Language,
  Record<'unknown' | 'unknownNoted' | 'wish', (wished: Language) => string>
> = {
  en: {
    unknown: (wished) =>
      `I do not know whether our team speaks ${IN_ENGLISH[wished]}, but I have noted your question for them.`,
    unknownNoted: (wished) =>
      `I do not know whether our team speaks ${IN_ENGLISH[wished]}. I have noted for them that you would like to speak it.`,
    wish: (wished) => `Would like to speak ${IN_ENGLISH[wished]}`,
  },
  ga: {
    unknown: (wished) =>
      `Níl a fhios agam an bhfuil ${IN_IRISH[wished]} ag ár bhfoireann, ach tá do cheist nótáilte agam dóibh.`,
    unknownNoted: (wished) =>
      `Níl a fhios agam an bhfuil ${IN_IRISH[wished]} ag ár bhfoireann. Tá sé nótáilte agam dóibh gur mhaith leat ${wished === 'ga' ? 'í' : 'é'} a labhairt.`,
    wish: (wished) => `Ag iarraidh ${IN_IRISH[wished]} a labhairt`,
  },
}

const IN_ENGLISH: Record<Language, string> = { en: 'English', ga: 'Irish' }
const IN_IRISH: Record<Language, string> = { en: 'Béarla', ga: 'Gaeilge' }
