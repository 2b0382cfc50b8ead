/** "I'll kill him if he forgets the appointment" changes none. */
const THREATENS_IN_JEST =
  /(?<!\p{L})(?:(?:i|she|he|we)(?:['’]?ll| will| could|['’]?d) (?:kill|murder|strangle) (?:him|her|them|me|us) (?:if|for)|mh?aró(?:idh|inn)(?: (?:mé|sé|sí|mo \p{L}+|\p{L}+))? (?:mé|é|í|iad|muid) (?:má|dá|as|faoi))(?!\p{L})/iu
export const threatensInJest = (text: string) => THREATENS_IN_JEST.test(text)

/** "Timpeall a trí, abair" names an example, and nobody to tell. */
const FOR_EXAMPLE = /(?:^|[\s,]+)abair\W*$/iu

/** "Ó a dhiabhail, tá an leanbh le bailiú agam" and "oh feck, I forgot" insult nobody. */
const EXCLAIMS =
  /(?<=^\W*|[.!?;]\s+)(?:(?:ó|oh?|ah?|á|och)[\s,]+(?:a |mo |in ainm )?(?:dhiabhail|dhiabhal|thiarna|thiarcais|mhuire|dhia|feck|shit|crap|damn|hell|jesus|christ|god|janey)|a (?:dhiabhail|thiarna|thiarcais|mhuire)(?=\s*[,–-]))(?: (?:it|anyway|no|ach))?[\s,!.–-]+(?=\p{L}+\W+\p{L}+)/iu

/** A text without words that only lead over to what it says, or wonder at it. */
export const withoutExclamation = (text: string) => text.replace(FOR_EXAMPLE, '').replace(EXCLAIMS, '')

const OWN_SLIP =
  /(?<!\p{L})(?:(?:rinne|dhein) (?:m[ée]|muid) (?:dearmad|bot[úu]n)|(?:d['’])?dhearmad (?:m[ée]|muid)|dhearmadas|i (?:completely |totally |clean )?(?:forgot|made a mistake)|my (?:own )?(?:mistake|fault))(?!\p{L})/iu

/** "I forgot my appointment yesterday" complains of nobody. */
export const admitsSlip = (text: string) => OWN_SLIP.test(text)
