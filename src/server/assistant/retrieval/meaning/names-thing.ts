import type { Language } from '#contracts/receptionist/diary.ts'

/** "Is there a …", "can I …", "who is …"; but not "do I need …", which asks for advice. */
const BEGINNINGS: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|so|but|or|hi|hello|also|sure|sorry|yeah|yes|ok|okay)[,\s]+)*(?:(?:can|could|may|will|do|does|did|is|are|was|were|have|has|had|who|whos|whats)(?! i (?:need|have to|still))|what(?:'s|’s| is| are))(?!\p{L})/iu,
  ga: /^\W*(?:(?:agus|ach|nó|bhuel|haigh|sea|ceart go leor)[,\s]+)*(?:(?:an|ar|nach|nár)(?! (?:gá|gcaithfidh|chaithfidh))|bhfuil|cé (?:h?[éí]|hiad|leis)|cad (?:é|í|iad))(?!\p{L})/iu,
}

const ASKS_OPENLY = /(?<!\p{L})(?:how|what|when|where|why|which|conas|cathain|cad|cén|cá|cé)(?!\p{L})/iu

/**
 * Whether a question is about a thing that it names: whether there is one, whether it can be had, or what it is. If no entry
 * has the word for it, no other entry is meant, however near. A pool is near to a gym.
 * What stands before the last comma is a name or a story, if it asks nothing itself.
 */
export function namesThing(question: string, language: Language): boolean {
  const parts = question.split(/(?<=[,.;!?])\s+/u)
  const last = parts.pop() ?? ''
  return BEGINNINGS[language].test(last) && !parts.some((part) => ASKS_OPENLY.test(part))
}
