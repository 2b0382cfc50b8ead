/** Claims to be human, in both languages. */
const DENIALS = [
  /\b(?:i am|i['’]m|this is|you are (?:talking|speaking) to) (?:not (?:a |an )?(?:ai|bot|robot|machine|computer)|an? (?:real |actual |living )?(?:person|human(?: being)?|man|woman))\b/i,
  /\bis (?:fíor|fior)?(?:dhuine|duine)(?: daonna)? (?:mé|me|mise)(?!\p{L})/iu,
  /\bní (?:róbat|meaisín|ríomhaire|intleacht shaorga) (?:mé|mise)(?!\p{L})/iu,
]

/** Returns why an AI must not say a text. Undefined if the text does not deny that it is one. */
export function findDenial(text: string): string | undefined {
  const claim = DENIALS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
  return claim === undefined ? undefined : `It says that it is a person: “${claim}”.`
}
