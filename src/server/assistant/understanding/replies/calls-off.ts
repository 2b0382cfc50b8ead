const THING =
  '(?:it|that|this|(?:the|my|that|this) (?:whole |urgent |emergency ){0,2}(?:message|msg|thing|urgent|emergency|alarm|job|call|call[- ]?out|plumber|electrician|mechanic|locksmith|lads?|van|one))'
const CALLS_OFF = [
  `(?:cancel|scrap|call off|withdraw|take back) ${THING}(?! (?:appointment|booking))`,
  'call (?:them|him|her|the lads?|it|that) off',
  "(?:is|it['’]?s|its|that['’]?s|thats|so|now) (?:not|no longer) (?:so |that |really |an? )?(?:urgent|emergency)(?: (?:any ?more|now))?",
  '(?:no need|not necessary|tell (?:them|him|her) (?:there is )?(?:not|no need)) (?:for (?:any|some)(?:one|body) )?to (?:come|rush|bother|send)',
  '(?:cealaigh|tarraing siar|cuir ar ceal)(?:igí)? (?:é|í|é sin|í sin|(?:an|mo) (?:teachtaireacht|theachtaireacht|rud|scéal|pluiméir)(?: ph?ráinneach)?)(?! (?:coinne|áirithint))',
  'níl (?:sé|sí|seo|sin) (?:chomh )?práinneach(?: (?:a thuilleadh|níos mó|anois))?',
  "níl (?:aon )?(?:gá|ghá) (?:le haon duine |d[’']aon duine |do dhuine )?(?:a )?theacht",
].join('|')
/** Of help, and of nothing else: after an ordinary message "it's sorted" takes nothing back. */
const NEEDS_NOBODY = [
  "(?:it['’]?s|its|it is|that['’]?s|thats) (?:all )?(?:sorted|fixed|mended|stopped)(?! (?:out )?(?:yet|when|if))",
  "(?:don['’]?t|do not|no longer|not) need(?:ing)? (?:any|some)(?:one|body)(?: (?:now|any ?more|out|tonight|to come))*",
  'tá (?:sé|sí) (?:socraithe|deisithe|réitithe|stoptha)',
  'níl (?:aon duine|duine ar bith|éinne) (?:ag teastáil|de dhíth|uaim)',
].join('|')
const MESSAGE = new RegExp(`(?<!\\p{L})(?:${CALLS_OFF})(?!\\p{L})`, 'iu')
const HELP = new RegExp(`(?<!\\p{L})(?:${CALLS_OFF}|${NEEDS_NOBODY})(?!\\p{L})`, 'iu')

/** "Don't cancel it", "ye said it's not urgent", "it's not urgent but it is at the lights": help is still needed. */
const UNSURE_BEFORE =
  /(?<!\p{L})(?:don['’]?t|do not|never|if|unless|(?:should|do) (?:i|we)|said|says|told|think|thought|maybe|hope|n[aá]|má|sula|dúirt)(?!\p{L})[^.;!?\n]*$/iu
const STILL_BEHIND =
  /(?<!\p{L})(?:but|ach)\s+(?:it['’]?s?|that['’]?s?|there['’]?s?|now|still|he|she|they|tá|níl|bhí)(?!\p{L})/iu

/** "Cancel the urgent thing", "it's no longer urgent", and of help that was sent for "it's sorted, we need nobody". */
export function callsOff(text: string, isHelp = true): boolean {
  const { index } = (isHelp ? HELP : MESSAGE).exec(text) ?? {}
  return index !== undefined && !UNSURE_BEFORE.test(text.slice(0, index)) && !STILL_BEHIND.test(text.slice(index))
}
