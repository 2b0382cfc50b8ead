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
const PATTERN = new RegExp(`(?<!\\p{L})(?:${CALLS_OFF})(?!\\p{L})`, 'iu')

/** "Cancel the urgent thing", "it's no longer urgent": of help that was sent for. */
export const callsOff = (text: string): boolean => PATTERN.test(text)
