import { calmsEmergency, deniesAlarm, saysMisread } from '../../emergency/calms.ts'
import { isEverydayBusiness } from '../../emergency/detect-emergency.ts'
import type { Turn } from '../../turn/answerer.ts'
import { namesTrouble } from '../../understanding/find-trouble.ts'
import { agrees } from '../../understanding/replies/agrees.ts'
import { comesLate } from '../../understanding/replies/comes-late.ts'
import { isIdleRemarkAlone } from '../../understanding/replies/idle-remarks.ts'
import { pickPerson } from './details/details.ts'
import type { Draft } from './draft.ts'
import { asksForMessage, tellsTeam } from './messages/notes.ts'
import { admitConfusion, hasToldTeam } from './messages/people.ts'
import { repeatQuestion } from './questions/repeat-question.ts'
import { readDirection } from './times/read-shift.ts'

const ASKS_WHETHER_AI =
  /(?<!\p{L})(?:are (?:you|ye|u) (?:even |actually |just |not )?(?:an? )?(?:real|actual|person|human|robot|bot|machine|computer|ai)|am i (?:talking|speaking|writing|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:person|human|robot|bot|machine|computer|ai)|is (?:this|that|it) an? (?:real |actual )?(?:person|human|robot|bot|machine|computer|ai)|(?:duine|robot|r[oó]bat|meaisín|ríomhaire) (?:t[uú]|thú|tusa)|duine (?:ann )?nó (?:an )?(?:robot|r[oó]bat|meaisín|ríomhaire)|(?:robot|meaisín|ríomhaire) nó (?:le )?duine|(?:ag caint|ag scríobh|ag plé|ag labhairt) le (?:fíordhuine|duine|meaisín|ríomhaire|róbat|robot)(?: beo| ceart)? nó|le duine(?: beo| ceart)? nó le (?:meaisín|ríomhaire|róbat|robot|inneall)|an (?:duine|ríomhaire|meaisín|róbat|robot)(?: beo| ceart)? (?:atá ann|atá agam|é seo|é sin|sibh))(?!\p{L})/iu

/** "Am I talking to a person?" */
export const asksWhetherAi = (text: string) => ASKS_WHETHER_AI.test(text)

const ASKS_WHO =
  /^\W*(?:(?:hi|hello|hey|howya|haigh|dia dhuit|sorry|eh|em|ah|oh|wait|hang on|hold on|and|is it)\W+)*(?:(?:is|isn['’]?t) (?:this|that) (?:(?:not )?(?:the|an?) (?!(?:big|small|long|quick|good|bad|lot) )[\p{L}'’]+(?: [\p{L}'’]+){0,4}|(?:not )?(?!(?:ok|okay|right|free|open|booked|gone|done|possible|all|for|too|alright|on|in|at|so|what|how|safe|call|price|day|time|one|included|extra|your|yer|my|normal|true|allowed)(?!\p{L}))[\p{L}'’]+(?: (?:dental|garage|clinic|salon|solicitors|plumbing|pizza|hotel|restaurant|barbers))?)(?: yes or no)?|who(?:['’]?s| is) this|who are (?:you|ye|yous|yis)(?: guys| lads| lot| at all)?|cé (?:sibh|sibhse|sibh féin|tusa)|who am i (?:talking|speaking|writing) to|(?:am i (?:talking|speaking|writing) to|have i got) the [\p{L} ]+|what (?:place|business|company|shop) is this|an é (?:seo|sin) (?:an |na )?[\p{L} ]+|cé (?:atá )?ansin|cé leis a bhfuil mé ag caint)\W*$/iu

/** "Is this the dentist?", alone: who is asked for, or written to. */
export const asksWho = (text: string) => text.split(/[?\n]/).some((part) => ASKS_WHO.test(part)) && text.length < 80

const GREETS =
  /^\W*(?:h[ae]llo|hi|hiya|hey|howya|howdy|haigh|dia|anybody|are (?:you|ye) (?:still )?there|an bhfuil (?:tú|éinne|aon duine)|good (?:morning|afternoon|evening)|maidin|tráthnóna|story|well|bail|anyone|is (?:any|there)|conas|cén|cad é|how)(?!\p{L})/iu

const THANKS =
  'thanks?(?: a (?:million|mill?|lot|bunch))?(?: very much| so much| again)?|thank (?:you|ye)(?: (?:very|so) much| again)?|ta|cheers|much appreciated|grma|go raibh (?:céad )?(?:míle )?maith ag(?:at|aibh)(?: arís)?|go raibh míle|(?:míle )?buíochas(?: (?:duit|libh|leat))?'
const COURTESY =
  'no|nope|nah|níl|ní hea|ní gá(?: leis)?|ok|okay|yeah|yes|sea|ah|well|right|so|now|then|for now|all|grand(?: job)?|lovely|perfect|great(?: stuff)?|sound|super|brilliant|deadly|fair enough|very good|go breá|ar fheabhas|thar barr|an-mhaith|go hiontach|iontach|ceart(?: go leor)?|togha(?: fir)?|maith (?:thú|an fear|an bhean)|anois|mar sin|le do thoil|please|lads?|folks|everyone|a chara'
/** What ends a conversation, and not only a sentence: "that's all I needed", "mind yourself", "sin a bhfuil". */
const CLOSING = [
  "(?:that|it)(?:['’]?s| is| was|['’]?ll be| will be) (?:all|it|everything|(?:me|us) (?:all )?(?:done|sorted|set|grand))(?: (?:that )?(?:i|we) (?:need|want)(?:ed)?(?: to (?:know|ask|hear))?)?",
  "nothing else|(?:i['’]?m|i am|we['’]?re) (?:all )?(?:sorted|set|done)",
  'mind (?:yourself|yerself|yourselves|yeerselves)|take care(?: of yourself)?|god bless|all the best|safe home|good luck',
  '(?:have|enjoy) (?:a|the|your) (?:good|nice|lovely|great|grand)? ?(?:one|day|evening|night|weekend|week|rest of (?:the|your) (?:day|week|evening))',
  "(?:talk|chat|speak)(?: to (?:you|ye|ya))? (?:then|soon|later)|(?:i['’]?ll )?see (?:you|ye|ya|yis|yous)(?: (?:then|soon|later|there|on|tomorrow|next week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)){0,3}",
  'bye(?: bye)*|goodbye|cheerio|good night',
  'sin (?:é|a bhfuil|an méid|sin|uilig)(?: (?:a bhí|atá))?(?: (?:go léir|uilig|anois|uaim|ag teastáil(?: uaim)?)){0,2}',
  '(?:ní theastaíonn|níl)(?: (?:aon|a dhath|rud|faic|tada))?(?: (?:rud|ní|ar bith))* eile(?: uaim| ag teastáil(?: uaim)?)?',
  'slán(?: (?:go fóill|abhaile|leat|libh|agat|agaibh|agus beannacht|is beannacht|tamall))?|beannacht|oíche mhaith|ádh mór',
  '(?:tabhair|tugaigí) aire(?: (?:duit|daoibh) féin)?|bíodh (?:lá|tráthnóna|oíche|deireadh seachtaine)(?: (?:maith|deas|breá))? ag(?:at|aibh)|(?:lá|deireadh seachtaine) maith(?: ag(?:at|aibh))?',
  'feicfidh (?:mé|muid)(?: (?:thú|tú|sibh|ansin|arís|go luath|amárach|dé|déardaoin|luain|máirt|céadaoin|haoine|sathairn)){1,3}|(?:labhróimid|caint|labhair) (?:go luath|níos déanaí)',
].join('|')
const CLOSES_ALONE = new RegExp(`^\\W*(?:(?:${CLOSING}|${THANKS}|${COURTESY})(?!\\p{L})\\W*)+$`, 'iu')
const CLOSES = new RegExp(`(?<!\\p{L})(?:${CLOSING})(?!\\p{L})`, 'iu')

/** Bounds the time that the pattern takes. */
const MAX_CHARACTERS = 160

/** "Níl, sin é", "grand so, that's all I needed, mind yourself", while nothing is under way. */
export const closes = (text: string) => text.length <= MAX_CHARACTERS && CLOSES.test(text) && CLOSES_ALONE.test(text)

const FAREWELL =
  /(?<=^\W*(?:\S+ ){0,10})(?:bye(?: bye| now)?|mind (?:yourself|yerself|yourselves)|goodbye|good night|see (?:you|ye|ya)|talk soon|take care|cheerio|sl[aá]n(?: \p{L}+){0,4}|oíche mhaith|wrong number(?: sorry)?|uimhir mh[ií]cheart)(?:,? (?:so|then|now|for now|thanks|thank you|lads?|folks|all|mar sin|anois|go raibh maith agat|grma))*\W*$/iu
/** "Ok thanks" before a farewell agrees to nothing. */
const WEAK =
  /^\W*(?:(?:ok|okay|right|alright|so|well|no|nah|ah|oh|now|then|thanks?(?: a million| very much)?|thank you|cheers|ta|go raibh (?:míle )?maith ag(?:at|aibh)|grma|ceart go leor|bhuel|mar sin|anois)(?!\p{L})\W*)*$/iu
const CLEAR = /^\W*(?:(?:ok|okay|ah) )?(?:yes|yeah|yep|ya|please|go ahead|sea|is ea)(?!\p{L})/iu

const MESSAGE_FIRST = /^\W*(?:(?:an? |just )?message|teachtaireacht)(?: please| so| le do thoil)?\W+(?=\p{L})/iu

/** "Sorry, wrong number, bye" */
export function isLeaving(draft: Draft): boolean {
  const { text, clauses } = draft.reading
  const isEnd = FAREWELL.test(text) ? !answersFirst(draft) : canClose(draft) && closes(text)
  // "A message. Bye" has not left one yet.
  const isMessage = draft.state.task === undefined && (asksForMessage(text) || MESSAGE_FIRST.test(text))
  return isEnd && !isMessage && !tellsTeam(text) && clauses.every(({ isQuestion }) => !isQuestion)
}

/** "That's all" may end a message that is dictated, or agree to what was asked. */
const canClose = ({ state: { task, asked }, reading: { text } }: Draft) =>
  task === undefined || (task !== 'message' && asked !== 'confirm' && !agrees(text))

/** "Yes, book it, bye" and "the second one, bye" answer what was asked. "Ok bye" does not. */
function answersFirst({ reading: { text, reply }, state: { asked } }: Draft): boolean {
  if (asked === 'choice') return typeof reply.choice === 'number'
  const rest = text.replace(FAREWELL, '')
  if (asked !== 'confirm' && asked !== 'offer') return false
  return agrees(rest) && (asked === 'confirm' ? !WEAK.test(rest) : CLEAR.test(rest))
}

/** "Hang on", "sorry, I was driving": meant for nobody. Outside a task the weather is small talk. */
export const asksForPatience = ({ reading: { text, intents, slots, clauses }, state }: Draft) =>
  isIdleRemarkAlone(text) &&
  // "Fan, an bhfuil sibh oscailte amárach?"
  clauses.every(({ isQuestion, intent }) => !isQuestion || intent !== 'hours') &&
  // "It's too early", of a time that is offered or held, asks for another.
  (state.task === undefined || readDirection(text) === undefined) &&
  !comesLate(text) &&
  !tellsTeam(text) &&
  (slots.name ?? slots.phone ?? slots.email ?? slots.service) === undefined &&
  (state.task !== undefined || !intents.includes('smalltalk'))

const ABOUT_ITSELF =
  /\b(?:robot|bot|human|machine|computer|real|person|a\.?i\.?|chatgpt|who are you|talking to|speaking (?:to|with)|ag caint|your name|d['’]ainm|ainm (?:atá )?ort|what are you|duine|daonna|meaisín|róbat|ríomhaire|intleacht|cé thú|cé tusa|cad tusa)\b/i

/** "No thanks" ends the conversation, and "thanks" may go on. */
const endOf = ({ reading: { reply }, phrases }: Draft) =>
  reply.answer === 'no' ? phrases.farewell : phrases.anythingElse

/** Answers what is no more than talk, or says that it was not understood. */
export async function answerCourtesy(draft: Draft): Promise<void> {
  const { reading, phrases, state } = draft
  if (reading.intents.includes('thanks'))
    draft.say([phrases.welcome, state.task === undefined ? endOf(draft) : ''].join(' ').trim())
  else if (ABOUT_ITSELF.test(reading.text) && reading.intents.includes('smalltalk')) draft.say(phrases.identity)
  // "Tá sé an-fhuar", where the heating is off: that the team reads it, and no jest.
  else if (reading.intents.includes('smalltalk') && state.inTrouble === true) {
    if (state.task === undefined) draft.say(phrases.teamReads)
  } else if (reading.intents.includes('smalltalk'))
    draft.say(
      !GREETS.test(reading.text) ? phrases.smallTalk : hasToldTeam(draft) ? phrases.teamKnows : phrases.greeting,
    )
  // "No", to "anything else?" After a wish for a person it takes that back.
  else if (state.task === undefined && reading.reply.answer === 'no' && !hasToldTeam(draft)) draft.say(phrases.farewell)
  else if (state.task === undefined && reading.reply.answer !== null) draft.say(phrases.anythingElse)
  // "Yes" to a list only says that the contact wants to book.
  else if (reading.reply.answer !== 'yes' || (state.asked !== 'service' && state.asked !== 'choice'))
    await admitConfusion(draft)
  repeatQuestion(draft)
}

/** "No, nobody is hurt", after the number to ring, and nothing else that could be answered. */
export function calmsAlone({ reading, turn }: Draft): boolean {
  const { urgent } = turn.state
  if (urgent === undefined) return false
  const isCalm = urgent === 'crisis' ? saysMisread(reading.text) : calmsEmergency(reading.text)
  const asksNothing = reading.intents.every((intent) => intent === 'thanks' || intent === 'smalltalk')
  return isCalm && asksNothing && !reading.clauses.some(({ isQuestion, namesTime }) => isQuestion || namesTime)
}

const STARTLED = /^\W*(?:what|wha|eh|huh|no+|sorry|god|cad|cad é|céard|ní hea|gabh mo leithscéal)\W*$/iu

/** The turn without what denies an emergency, and without that emergency. Undefined where nobody denies one. */
export function takeDenial(turn: Turn): Turn | undefined {
  const { alarm, inTrouble: _, isUrgent: __, ...state } = turn.state
  const kind = state.urgent ?? alarm?.kind
  if (kind === undefined || !deniesAlarm(turn.text, kind)) return undefined
  const parts = turn.text.split(/(?<=[.!?;,\n])\s+/u)
  const text = parts.filter((part) => !deniesAlarm(part, kind) && !STARTLED.test(part)).join(' ')
  const isWish = text.includes('?') || namesTrouble(text) || isEverydayBusiness(text)
  return { ...turn, state, ...(isWish && { text }) }
}

/** Whoever was misread hears that. So does the team, which was told of the emergency. */
export async function admitMisreading(draft: Draft, said: string): Promise<void> {
  const { phrases, tools } = draft
  const { note: _, ...person } = pickPerson(draft)
  await tools.takeMessage({ text: phrases.noEmergency(said), person })
  draft.sayFirst(saysMisread(said) ? phrases.misread : phrases.gladOfThat)
  if (draft.outcome !== 'booked') draft.outcome = 'message taken'
}

/** Takes the conversation up where the number to ring interrupted it. */
export function goOnCalmed(draft: Draft): void {
  if (!saysMisread(draft.reading.text)) draft.say(draft.phrases.gladOfThat)
  if (draft.state.task === undefined) draft.say(draft.phrases.howToHelp)
  else repeatQuestion(draft)
}
