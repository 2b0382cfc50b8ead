/** Words by which somebody says that they are human, in both languages. */
const DENIALS = [
  /\b(?:i am|i['’]m|this is|you are (?:talking|speaking) to) (?:not (?:a |an )?(?:ai|bot|robot|machine|computer)|an? (?:real |actual |living )?(?:person|human(?: being)?|man|woman))\b/i,
  /\bis (?:fíor|fior)?(?:dhuine|duine)(?: daonna)? (?:mé|me|mise)(?!\p{L})/iu,
  /\bní (?:róbat|meaisín|ríomhaire|intleacht shaorga) (?:mé|mise)(?!\p{L})/iu,
]

/** Why a text must not be said by an AI. Undefined where it says nothing of the kind. */
export function findDenial(text: string): string | undefined {
  const claim = DENIALS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
  return claim === undefined ? undefined : `It says that it is a person: “${claim}”.`
}
