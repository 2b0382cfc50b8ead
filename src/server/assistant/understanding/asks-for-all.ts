const EACH =
  /(?<!\p{L})(?:(?:each|every|gach(?: aon| uile)?)(?! (?:time|day|week|month|year|am|lá|uair|seachtain|mí|bliain)(?!\p{L})) \p{L}+|everything|(?<!(?:at|after|in) )all (?:of )?(?:(?:the|your|yer|these|those) )?\p{L}+s|go léir)(?!\p{L})/iu
const KIND =
  /(?<!\p{L})(?:the|your|yer|ye['’]?r|what|which|na|bhur)(?: (?:different|other|various))? (?:services|treatments|packages|plans|options|seirbhísí|cóireálacha|pacáistí|pleananna|roghanna)(?!\p{L})/iu

/** "How much is each plan?", "cé mhéad atá ar na seirbhísí?": asks for all of a kind, and one of them is no answer. */
export const asksForAll = (text: string) => EACH.test(text) || KIND.test(text)

const IT = /(?<!\p{L})(?:it|they|them|iad(?! na(?!\p{L}))|(?<in>ann|iontu))(?!\p{L})/iu

/** "What is in it?", after "how much is each plan": what is in each plan. Else the whole message. */
export function nameAskedKind(question: string, message: string): string {
  const kind = EACH.exec(message)?.[0] ?? KIND.exec(message)?.[0]
  const pronoun = IT.exec(question)
  if (kind === undefined || pronoun === null) return message
  return question.replace(IT, pronoun.groups?.in === undefined ? kind : `i n${kind}`)
}
