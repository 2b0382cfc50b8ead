import { fold } from '../text/fold.ts'
import { asksQuestion } from '../understanding/replies/asks-question.ts'

const JOINT =
  '(?:shoulders?|backs?|knees?|hips?|ankles?|elbows?|wrists?|necks?|joints?|muscles?|hamstrings?|calf|calves|heels?|thumbs?|arms?|legs?|foot|feet|g?h?ghuala|g?g?h?ualainn|n?gh?ualainn|n?dh?roim|n?dh?rom|g?ch?romain|n?gh?lui?n\\p{L}*|mh?uineal|rui?tin|uillin\\p{L}*|m?bh?asal|chos|gcos|l[aá]mh|d?rom\\p{L}*)'
const ACHES =
  '(?:sore|stiff\\p{L}*|ach(?:e|es|ing|ey|y)|pains?|niggl\\p{L}*|twinge\\p{L}*|tight|at me|giving (?:me|out)|acting up|playing up|bothering|hurt(?:s|ing)?|tinn|bh?pian\\p{L}*|phian\\p{L}*|pian\\p{L}*|righin|rite|nimhneach|frithir|stromptha)'
/** A day or two is no long time. */
const LONG =
  '(?:(?:weeks?|months?|years?|fortnight|ages|a while|(?:a )?long time|since (?:the )?(?:\\p{L}+ )?(?:summer|winter|spring|autumn|christmas|easter|last year|january|february|march|april|may|june|july|august|september|october|november))(?! ago)|seachtain\\p{L}*|sheachtain\\p{L}*|coicis|choicis|mhi|miosa|mhiosa|mionna|bliana?\\p{L}*|bhliain|tamall|fada|i bhfad|leis na cianta)'
const SLIGHT =
  '(?:(?:nothing|not|isnt|its not)(?: (?:too|that|very|really|at all|all that))? (?:serious|urgent|bad|sudden|major)|just (?:a bit |a little |a small bit )?(?:stiff|sore)|a (?:bit|little) (?:stiff|sore)|nil (?:se|si|rud ar bith|aon rud|tada) (?:ro|chomh )?(?:tromchuiseach|dona)|beagan (?:righin|tinn)|nil ann ach)'
const has = (words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu')
const [OF_JOINT, OF_ACHE, OF_LONG, OF_SLIGHT] = [JOINT, ACHES, LONG, SLIGHT].map(has)

/** "A sore shoulder for a few weeks", "tá mo dhroim righin le tamall", "my knee is just a bit stiff": what a visit is for. */
export function tellsOldAche(said: string): boolean {
  const text = fold(said).replaceAll(/['’]/g, '')
  const isSlow = OF_LONG?.test(text) === true || OF_SLIGHT?.test(text) === true
  return isSlow && OF_JOINT?.test(text) === true && OF_ACHE?.test(text) === true
}

const ASKS_TO_COME =
  /(?<!\p{L})(?:worth (?:\p{L}+ )?(?:coming|booking|seeing|getting|while)|(?:should|could|can) i (?:come|get|see|book|be)|(?:can|could|would) (?:you|ye|ya|somebody|someone|any(?:one|body)|he|she|(?:the|a) \p{L}+)(?: \p{L}+)? (?:look|see|have a look|take a look|help|treat|fix|sort)|an fiu|ar (?:cheart|choir) dom|an bhfead\p{L}+|an feidir|an dtig)(?!\p{L})/iu

/** "A sore shoulder for weeks, is it worth coming in?": tells of an ache to have it seen to, and asks nothing else. */
export const wishesToBeSeen = (text: string): boolean =>
  tellsOldAche(text) && (!asksQuestion(text) || ASKS_TO_COME.test(fold(text)))
