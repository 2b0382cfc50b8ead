const MOVES =
  /(?<!\p{L})(?:mov(?:e|ing)|chang(?:e|ing)(?! (?:of|my mind))|switch|swap|shift|push|bring|resched\p{L}*|rearrange|instead|m?bh?og(?:aigí|adh|faidh|fá|faí)?|n?athr(?:aigh|aígí|ú|óidh|ófá|ófaí)(?! (?:intinne|m['’]intinn))|ina (?:ionad|áit)|(?:cuir(?:igí)?|chur) (?:\p{L}+ )?(?:siar|ar athló))(?!\p{L})/iu
const CANCELS = /(?<!\p{L})(?:cancel\p{L}*|scrap|g?ch?eal(?:aigh|aígí|ú|faidh)|ar ceal)(?!\p{L})/iu

/** "Yes, move it", "sea, bog é go dtí an Luan": says yes to another time, where a cancellation was asked about. */
export const movesInstead = (text: string): boolean => MOVES.test(text) && !CANCELS.test(text)

const CANCELS_LAST = new RegExp(`^.*${CANCELS.source}`, 'isu')
const TAKES_BACK =
  /(?<!\p{L})(?:no|nah|wait|actually|instead|hang on|hold on|fan|ní hea)(?!\p{L})(?!.*(?<!\p{L})(?:don['’]?t|do not|ná)(?!\p{L}))(?<rest>.*)$/isu

/** "I have to cancel it… no wait, can you move it?": the last word counts. */
export function takesCancelBack(text: string): boolean {
  const behind = text.replace(CANCELS_LAST, '')
  return behind !== text && movesInstead(TAKES_BACK.exec(behind)?.groups?.rest ?? '')
}
