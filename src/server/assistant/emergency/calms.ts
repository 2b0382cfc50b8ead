import { deniesEmergency, type EmergencyKind } from './detect-emergency.ts'

/** "Hes grand now", "we are all ok", "tá sí togha": somebody is well. */
const IS_WELL =
  "(?:i|he|she|we|they|it|everyone|everybody|all|you)(?: (?:am|is|are|were|was|all)|['’]?(?:m|s|re))? (?:all |just |only |perfectly |totally |absolutely |actually |doing |feeling )*(?:fine|grand|ok(?:ay)?|alright|all right|well|better|safe|perfect|not bad)(?! (?:if|when|for|with|until|til))"
/** "Its only a cold", "just the boiler": something small. "Only getting worse" is not. */
const IS_SMALL =
  "(?:it|this|that|he|she|there|i)(?: (?:is|was|has|have)|['’]?(?:s|ve))?(?: got)? (?:only|just) (?:an?|the|my|his|her|some)"
const WAS_MISREAD =
  "(?:only |just )?(?:joking|messing)|(?:not|isn['’]?t) what i (?:meant|said|asked)|(?:picked|got|took|taken|understood) (?:me|that|it) (?:up )?(?:all )?wrong|you misunderstood|wrong end of the stick|nothing like that"
/** "I'm in no danger". Who is in none "yet" denies nothing. */
const NO_DANGER =
  "(?:no|not|isn['’]?t)(?: (?:in|any|an?|real|really|immediate)){0,3} (?:danger|emergency)|not suicidal|not (?:going to|gonna) (?:hurt|harm|kill|do anything to) myself|(?:níl(?:im)?|nil|ní)(?: (?:mé|muid|aon|i|in|h)){0,3} (?:m?bh?aol|g?ch?ontúirt|n?dh?ainséar|n?éigeandáil)"
const IRISH =
  '(?:tá|táim|bhí)(?: (?:sé|sí|mé|siad|muid|gach duine|chuile dhuine))? (?:go maith|go breá|togha|ceart go leor|i gceart|slán|níos fearr)|níl (?:ann|air|uirthi|orm|i gceist) ach|ag magadh|(?:ní hé|ní hin|ní h[ée]) (?:é )?sin a bhí i gceist|ní hé sin a dúirt mé|bhain tú an (?:chiall|bhrí) (?:mhícheart|chontráilte)'

const CALM = new RegExp(`(?<!\\p{L})(?:${IS_WELL}|${IS_SMALL}|${WAS_MISREAD}|${IRISH})(?!\\p{L})`, 'iu')
const MISREAD = new RegExp(
  `(?<!\\p{L})(?:${WAS_MISREAD}|(?:${NO_DANGER})(?! (?:yet|now|right now|at the moment|tonight|fós|anois|anocht))|ní hé sin a bhí i gceist|bhain tú an chiall mhícheart)(?!\\p{L})`,
  'iu',
)

/** Whether somebody who was told to ring 112 says that nothing is wrong: "nobody is hurt", "he's fine, it's only a cold". */
export const calmsEmergency = (text: string): boolean => CALM.test(text) || deniesEmergency(text)

/** Whether somebody denies the emergency of this kind. "Nobody is hurt" settles no thoughts of death. */
export const deniesAlarm = (text: string, kind?: EmergencyKind): boolean =>
  saysMisread(text) || (kind !== 'crisis' && deniesEmergency(text))

/** Whether somebody says that they were misread. "I'm fine" settles no thoughts of death, and this does. */
export const saysMisread = (text: string): boolean => MISREAD.test(text)
