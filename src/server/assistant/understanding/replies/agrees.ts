import { ASKS_ONLY, partBehindYes } from '../../text/clauses.ts'
import { wantsCorrection } from '../person/corrects-details.ts'
import { tellsOfGuests } from '../services/guest-needs.ts'
import { asksToLeaveThings } from './leaves-things.ts'
import { understandReply } from './reply.ts'

const PARTS = /[,.;:!?]+\s*|\s+[–-]\s+|\s+(?:and|agus|but|ach)\s+/iu
/** Beside a question "sure" and "ok" only lead over to it. */
const STRONG =
  /(?<!\p{L})(?:yes|yeah|yeh|yep|yup|yea|ya|aye|correct|confirm|go ahead|please do|do|book (?:it|that|away|me in)|go on|fire away|work away|send away|ar aghaidh (?:leat|libh)|that['’]?ll do|that['’]?s (?:it|right|perfect|grand|fine)|is ea|sea|seadh|cuir|déan|dean|dein|bog|cinnte|tá|dearfa|seol|send (?:it|that|(?:the|my) message)|pass (?:it|that) on)(?!\p{L})/iu
/** Set apart, these approve of what was read back: "perfect. And is there a lift?" */
const APPROVES =
  /^\W*(?:(?:that|it)(?:['’]?s| is|['’]?ll be)? |(?:tá )?sin )?(?:perfect|grand|great|lovely|brilliant|deadly|sound|fine|excellent|super|suits|works|foirfe|togha|(?:go )?(?:breá|hiontach|maith)|iontach|ceart go leor|d?['’]?oir(?:eann|fidh|feadh)|f(?:h)?eil(?:eann|fidh|feadh))(?: (?:job|stuff|out|so|altogether|me|for me|fine|ar fad|sin|sé|dom|domsa|go breá|go maith|mar sin))*\W*$/iu
/** "Sea, cuir an ceann sin in áirithe dom": a yes and what to do, in more words. */
const ORDERS =
  /^\W*(?:yes|yeah|yeh|yep|yup|yea|ya|ok|okay|sure|grand|perfect|sea|seadh|is ea|ceart|cinnte)[\s,]+(?:(?:please|just|so|then|sure|le do thoil)[\s,]+)*(?:book|confirm|put|cuir|cuirigí|déan|dean|dein)(?: (?!in too|more|another|eile)[\p{L}'’]+){1,7}\W*$/iu
const BOOKS = /(?<!\p{L})(?:book|confirm|in áirithe|in airithe|i\s?n-?áirithe|down|through|síos|isteach)(?!\p{L})/iu
/** "Sorry, yes" may take back what was said. "Ya, sorry about that" does not. */
const REGRETS = /(?<!\p{L})(?:sorry(?! (?:about|for|faoi)(?!\p{L}))|brón|gabh mo leithscéal)(?!\p{L})/iu
/** "Yes, sorry", "sea, tá brón orm faoi sin": an apology behind a yes, and nothing more. */
const SORRY_BEHIND =
  /^\W*(?:yes|yeah|yeh|yep|yup|yea|ya|aye|sea|is ea)(?: (?:please|thanks|thank you|le do thoil))?[\s,.]+(?:(?:i['’]?m|i am|we['’]?re|very|so|really|tá) )*(?:sorry|brón orm|gabh mo leithscéal)(?: (?:lads?|again|guys|folks|arís))?(?: (?:about|for|faoi) [^,.;!?]+)?\W*$/iu
/** "Yes, and tell her I'm sorry": what somebody else is to hear. */
const TOLD_OTHER =
  /(?<!\p{L})(?:tell|let) (?:him|her|them|the \p{L}+)(?!\p{L})[^.;!?]*|(?<!\p{L})(?:abair (?:leis|léi|leo|le \p{L}+)|inis (?:dó|di|dóibh|do \p{L}+))(?!\p{L})[^.;!?]*/giu
const ASKS =
  /(?<!\p{L})(?:what|whats|when|where|who|why|how|which|do i|do (?:you|ye)|d['’] ?(?:you|ye)|have (?:you|ye)|(?:can|could) (?:i|you|ye)|(?:is|are|would|will) (?:that|this|they|those)|will it|will ye|is it|is there|are ye|cad|céard|cén|cé|cá|cathain|conas|an mbeidh|an bhfuil|an féidir)(?!\p{L})/iu
/** "Oh wait, two cats" takes a yes back, and so does "right, leave it at nine". "Leave a note" and "actually can I get a text" do not. */
const TAKES_BACK = new RegExp(
  `^(?:(?:oh|ah|ó|á|well|bhuel) )*(?:leave(?! (?:an?|the|this|my|him|her|them) (?:\\p{L}+ )?(?:note|message|word|keys?|car|van)(?!\\p{L}))|keep|fág(?! (?:nóta|teachtaireacht|scéal))|coinnigh|wait|hold on|hang on|actually(?! ${ASKS_ONLY})|instead|not(?! in person)|make it|d[eé]an \\S+ de(?!\\p{L})|change|rather|fan|in ionad|seachas(?! (?:é )?sin(?!\\p{L})))(?!\\p{L})`,
  'iu',
)
/** "Déan cúig de" wants something else than what was read back. */
const MAKES_OTHER = /^\W*(?:d[eé]an|dein)(?:aig[ií])? (?:\S+ ){1,2}de(?!\p{L}| r[eé]ir)/iu
/**
 * "Sea ach am lóin, thart ar a 12", "yes but at eight", "yes, have ye anything earlier": another time, whether or not it is
 * understood. "But ring me at eight" and "but tell me if anything earlier comes up" have none.
 */
const OTHER_TIME =
  /(?<!\p{L})(?:but|ach)(?: |,)(?:(?!(?<!\p{L})(?:if|m[aá]|when|nuair|until|ring|call|phone|text|e-?mail|glao\p{L}*|scairt|cuir sc[eé]al)(?!\p{L}))[^?!.])*?(?<![\p{L}\d])(?:\d{1,2}(?:[:.]\d\d)?(?= ?(?:$|[,.;]|(?:am|pm|a chlog|o['’]?clock|so|then|please|instead|rather|if|or|on|nó|no|dé|de|m[aá]s|mar sin|le do thoil|tomorrow|am[aá]rach)(?!\p{L})))|(?:at|about|around|after|before|ar|ag|faoi|tar [eé]is|roimh)(?: a)? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half|quarter|haon|d[oó]|tr[ií]|ceathair|c[uú]ig|s[eé]|seacht|hocht|naoi|deich|leathuair|ceathr[uú])|earlier|later|n[ií]os (?:luaithe|d[eé]ana[ií]|moille)|(?:at |for |around )(?:lunch(?:time)?|dinner|breakfast)|(?:am |don |ag am |le haghaidh )?l[oó]i?n(?= ?(?:$|[,.;])))(?!\p{L})|(?<!\p{L})(?<!(?:if|when|má|nuair)[^,.;!?]*)(?:have|got|is there|bhfuil)(?: \p{L}+){0,2} (?:anything|something|slot|time|any|rud|am)(?: \p{L}+)?? (?:earlier|later|sooner|n[ií]os (?:luaithe|d[eé]ana[ií]|moille))(?!\p{L})/iu
/** "You did not answer me. Anyway, yes" and "nothing, book it" take no yes back. */
const NO_OBJECTION =
  /^(?:(?:(?:no|nope|nah|ní hea)[ ,]+)?(?:nothing (?:else|more)|(?:that['’]?s|that is|it['’]?s|its) (?:all|it|everything|grand|fine|perfect|correct|right)|all (?:good|grand|fine|correct|right|set)|(?:i['’]?m|im|we['’]?re) (?:all )?(?:good|grand|set|sorted)|(?:n[ií]l )?(?:aon (?:rud|ní)|rud ar bith|tada|faic) eile|sin (?:é|uile|a bhfuil))|no (?:problem|bother|worries|rush)|(?:(?:it['’]?s|its|that['’]?s|it is) )?(?:not|no) (?:an? |that )?(?:urgent|emergency)|níl sé práinneach|ní éigeandáil|n(?:á|a) h?athraigh|n[ií]l (?:aon (?:rud|ní)|rud ar bith|tada|faic) le h?athrú|(?:do not|don['’]?t) change|no changes?|nothing|not in person|n[ií]l (?:aon )?ch?oinne|n[íi](?:l| bheidh) (?:mise|m[ée]|muid|sinn|s[ée]|s[íi]|siad|[ée]inne|aon duine)(?: f[ée]in)? (?:ann|sa bhaile|istigh)(?=\W*$)|(?:i have|there is|there['’]?s) no (?:appointment|booking)|n[ií]or (?:fhreagair|thuig|éist|chuala)|(?:ye|you|that) (?:didn['’]?t|did not|never|doesn['’]?t) (?:answer|hear|listen|read))(?!\p{L})/iu
/** "Yes. And cancel that consultation": another wish, beside the yes. */
const CANCELS_OTHER =
  /^(?:please |just |then )?(?:cancel|scrap|(?:c(?:h)?uir|cealaigh))(?: (?:my|our|mo|ár)(?!\p{L})|(?: \p{L}+){0,3} (?:appointment|appt|consultation|booking|reservation|visit|table|lesson|one|choinne|coinne|áirithint|bord|ceann|cuairt|chuairt)(?!\p{L}))/iu
/** "No, go ahead": nothing is to change. */
const NO_ALONE = /^\W*(?:no|nope|nah|níl|ní hea)\W*$/iu
const GOES_AHEAD =
  /^\W*(?:(?:please|just|sure|so) )*(?:book (?:it|that|away|me in)|go ahead|work away|fire away|(?:send|pass) (?:it|that)(?: on)?|cuir (?:in áirithe )?(?:é|í)(?: in áirithe| ar aghaidh| síos)?|ar aghaidh (?:leat|libh)|seol (?:é|í))(?: (?:so|then|please|now|thanks|ta|mar sin|anois|le do thoil|ar aghaidh))*\W*$/iu
/** "Yes, and the name is wrong: Tadhg, not Tom": the word that is not right, and no refusal. A day or an hour is one. */
const WRONG_WORD =
  /^(?:not|n[ií]) (?!(?:d[eé]|an|ar|on|at|the|in|for|go|until)(?!\p{L}))[^\d\s]+(?<!day)(?: [^\d\s]+){0,2}\W*$/iu
const MAX_WORDS = 5
const MAX_LAST_WORDS = 4

/** "So", "mar sin" */
const FILLERS =
  /\s+(?:so|then|now|please|anyway|anyhow|pé scéal é|ar aon chaoi|anois|mar sin|más ea|ar aon nós|le do thoil)\W*$/iu
const countWordsBesideFillers = (text: string) => text.replace(FILLERS, '').trim().split(/\s+/).length

/** "Not sure about that name but yes": a doubt that is overcome. */
const DOUBT_BEFORE =
  /^\W*(?:(?:i['’]?m|i am|am|we['’]?re|táim|tá mé|níl mé|nílim) )?(?:(?:not|ró) )?(?:(?:so|too|really|very|quite|100%|ró) )?-?(?:sure|certain|mad|gone|ch?innte)(?: (?:about|on|of|faoi|faoin|as)(?: (?!(?:but|ach|the (?:day|time|hour|date)|an (?:lá|t-am|uair|dáta))(?!\p{L}))[\p{L}'’-]+){1,4})?,? (?:but|ach) (?=(?:yes|yeah|yep|ya|go ahead|sea|is ea|ceart go leor)(?!\p{L}))/iu

/**
 * Whether a message clearly agrees to a summary. Its first or last part says yes, and no part takes that back. "Yes, and
 * will it hurt?" and "for God's sake, yes" agree. "Sure what do I wear" and "Right: not Dónall, Áine" do not.
 */
export function agrees(said: string): boolean {
  const text = partBehindYes(said.replace(DOUBT_BEFORE, ''))
  const isRegretted = REGRETS.test(text.replaceAll(TOLD_OTHER, ' ')) && !SORRY_BEHIND.test(text)
  if (MAKES_OTHER.test(text) || isRegretted || OTHER_TIME.test(text)) return false
  const parts = partsOf(text)
  const [first = '', ...others] = parts
  if (others.length === 0) return understandReply(first).answer === 'yes' && !asks(text)
  const last = others.at(-1) ?? ''
  const isAsking = asks(text)
  const says = (part: string) => understandReply(part).answer
  const isOrder = ORDERS.test(first) && BOOKS.test(first)
  const isFirst =
    (countWordsBesideFillers(first) <= MAX_WORDS || isOrder) &&
    says(first) === 'yes' &&
    (!isAsking || STRONG.test(first) || APPROVES.test(first))
  const isLast =
    !isAsking && countWordsBesideFillers(last) <= MAX_LAST_WORDS && says(last) === 'yes' && STRONG.test(last)
  const rest = isFirst ? others : [first, ...others.slice(0, -1)]
  // "No, the later one, book it" is no such order.
  const isPlain = rest.every((part) => NO_ALONE.test(part) || NO_OBJECTION.test(part) || says(part) === 'yes')
  const isGoing = GOES_AHEAD.test(last) && isPlain
  const objects = (part: string) =>
    says(part) === 'no' &&
    !NO_OBJECTION.test(part) &&
    !CANCELS_OTHER.test(part) &&
    !asks(part) &&
    !(isGoing && NO_ALONE.test(part))
  const isOfDetail = (part: string) => wantsCorrection(part) || (WRONG_WORD.test(part) && rest.some(wantsCorrection))
  const isTakenBack = rest.some(
    (part) =>
      !isOfDetail(part) && !asksToLeaveThings(part) && !tellsOfGuests(part) && (TAKES_BACK.test(part) || objects(part)),
  )
  return (isFirst || isLast) && !isTakenBack
}

/** The parts of a message, without a number that chooses something and the words that join them. */
const partsOf = (text: string) =>
  text
    .split(PARTS)
    .map((part) => part.replace(/^(?:and|agus|but|ach)\s+/iu, ''))
    .filter((part) => /\p{L}/u.test(part))

const ORDER_ALONE =
  /^(?:(?:yes|yeah|yep|sea|is ea)[, ]+)?(?:(?:please|just|then|ansin) )*(?:book (?:it|that|me in)|go ahead(?: and book(?: it)?)?|cuir (?:in áirithe|in airithe|isteach|síos) [ée]|cuir [ée] (?:in áirithe|in airithe|isteach|síos))(?: (?:please|so|then|thanks|now|le do thoil|anois|mar sin))*$/iu

/**
 * "No A in it, just Sinead Walsh, and book it": orders what was read back with the correction before it. A question may
 * follow. Whether that correction was understood is for the caller of this to know.
 */
export function ordersCorrected(text: string): boolean {
  const parts = partsOf(text)
  const place = parts.findIndex((part) => ORDER_ALONE.test(part.trim()))
  const [before, behind] = [parts.slice(0, place), parts.slice(place + 1)]
  const isTakenBack = behind.some(
    (part) => !asks(part) && (TAKES_BACK.test(part) || understandReply(part).answer === 'no'),
  )
  return place > 0 && !before.some(asks) && !isTakenBack
}

const asks = (text: string) => ASKS.test(text) || text.includes('?')
