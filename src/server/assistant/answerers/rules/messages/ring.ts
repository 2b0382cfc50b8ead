import { RELATIVES } from '#content/receptionist/booking-note.ts'

/** "Ring me tomorrow morning", "an nglaofadh duine éigin ar ais orm". "I'll ring them myself" is no such wish. */
const RING =
  /(?<!\p{L})(?:(?<!(?<!\p{L})i(?:['’]?ll| will| can| could| might)? (?:just )?)(?:ring|call|phone|buzz) (?:me|us|him|her|them|my \p{L}+)(?!\p{L})|(?:ring|call) back|(?:give|gimme|get|have|need|want) (?:me |us )?a (?:quick )?(?:ring|call|phone ?call|shout|bell|buzz|tinkle|call ?back)(?!\p{L})|call ?back|(?:an? )?n?g?(?:h)?lao(?:igh|faidh|fadh|ch)(?!\p{L}).{0,30}(?:orm|dom)|(?:mhaith|mhian|theastaigh|teast[áa]\p{L}+|iarraidh)(?: \p{L}+){0,2} (?:glaoch|scairt|glao) (?:ar ais|ó|ón|uaibh|uait|uathu)|(?:cuir|tabhair|scairt) (?:glaoch |scairt |fón |glao )?(?:ar ais )?(?:orm|dom))(?!\p{L})/iu
const NO_RING =
  /(?<!\p{L})(?:don['’]?t|do not|never|no need to|rather not|when will \p{L}+|did(?:n['’]?t)? \p{L}+|ná) (?:\p{L}+ )?(?:ring|call|phone|glaoigh)/iu
/** "Call me Noel" */
const IS_CALLED = /(?<!\p{L})[Cc]all me \p{Lu}/u

/** "Please don't ring me" wants nobody, and "call me Noel" gives a name. */
export const refusesRing = (text: string) => NO_RING.test(text) || IS_CALLED.test(text)

/** "Can somebody email me?" A reminder or what was booked is none of it. */
const WRITE =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:somebody|someone|anybody|anyone|one of (?:ye|you|your team)|you|ye)(?: please)?|please|an (?:féidir|bhféadfadh)(?: le)? (?:duine(?: éigin)?|sibh|leat|libh|sibhse)) (?:(?:e-?mail|contact|write to|get in touch with|get back to) (?:me|us)|(?:drop|send) (?:me|us) an? e-?mail|ríomhphost a (?:chur|sheoladh) (?:chugam|chugainn)|scríobh (?:chugam|chugainn)|teagmháil a dhéanamh liom)(?!\p{L})(?! (?:an?|the|my) (?:\p{L}+ )?(?:reminder|confirmation|receipt|invoice))/iu

/** "Ring me tomorrow" */
export const wantsRing = (text: string) => (RING.test(text) || WRITE.test(text)) && !refusesRing(text)

const TOPIC =
  /(?<!\p{L})(?:about|regarding|faoin?|faoi na|mar gheall ar(?: an)?|i dtaobh) (?!(?:it|this|that|them|these|those|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|lunch\p{L}*|sin|seo|é|í|iad)(?!\p{L}))\p{L}{2}/iu

/** "Ring me about the quote" says what for, and "ring me about it" does not. */
export const namesTopic = (text: string) => TOPIC.test(text)

/** "Could someone ring me?", "ah would ye give me a ring" ask nothing. "Will someone ring me to remind me?" does. */
export const REQUESTS =
  /^(?:(?:ah|oh|well|look|so|and|but|ok|okay|sure|no|actually|maybe|sorry|please|ach|agus|bhuel|ó|ní hea|mar sin)[\s,]+)*(?:(?:can|could|would) (?!i(?!\p{L}))|an (?:ng|bhf|bhféad|féidir|feidir)|ar mhiste)/iu

const INSTEAD =
  /(?<!\p{L})(?:just|instead|rather|easier|better if|(?:about|regarding) (?:it|this|that|the whole thing|(?:the|an|my) (?:appointment|booking|visit|table))|faoi(?: sin)?(?=\W*(?:$|[.,;!?]|mar))|faoin (?:gcoinne|áirithint|mbord)|ina (?:áit|ionad)|níos (?:éasca|fusa)|b['’]fhearr|amháin)(?!\p{L})|(?<!\p{L})(?:so|mar sin)(?=\W*(?:$|[.,;!?]))/iu

/** "I'll leave it, ring me instead", and not "ring me instead of emailing" */
const PREFERS =
  /(?<!\p{L})(?:(?:ring|call|phone) (?:me|us)(?: back)?(?: about (?:it|this|that))? instead(?! of(?!\p{L}))|(?:i['’]?d|i would|we['’]?d) (?:rather|prefer)(?: it)?(?: if)? (?:some(?:one|body)|ye|you) (?:rang|ring|called|call|phoned?) (?:me|us)(?![^.;!?]*(?<!\p{L})(?:than|e-?mail\p{L}*|text)(?!\p{L}))|(?:b['’] ?)?fhearr (?:liom|linn|dom) dá (?:nglao\p{L}+|gcuir\p{L}+)(?!\p{L}))(?!\p{L})/iu

/** Whether a message prefers a call to what it was asked for. */
export const prefersRing = (text: string) => PREFERS.test(text) && wantsRing(text)

/** "Can ye just get someone to ring me about it so": who gives a booking up for a call. */
export const wantsRingInstead = (text: string) =>
  wantsRing(text) && INSTEAD.test(text) && !BOTH.test(text) && (!namesTopic(text) || OF_BOOKING.test(text))
/** "Book it anyway, but can someone ring me about it as well" */
const BOTH =
  /(?<!\p{L})(?:as well|also|too|anyway|first|before(?:hand)?|(?:book|keep) (?:it|that|me)|leave (?:it|me) (?:in|down|booked)|freisin|chomh maith|ar dtús|cheana|roimhe|cuir in áirithe)(?!\p{L})/iu
const OF_BOOKING =
  /(?<!\p{L})(?:about|regarding|faoin) (?:(?:the|an|my) )?(?:appointment|booking|visit|table|gcoinne|áirithint|mbord)(?!\p{L})/iu

const RINGS_RELATIVE = new RegExp(
  `(?<!\\p{L})(?:don['’]?t (?:be )?(?:ring|call|phon)(?:e|ing)? me,? (?:but )?)?(?:ring|call|phone|text|contact) my (?:${RELATIVES})(?!\\p{L})`,
  'iu',
)

/** "Don't be ringing me, text my daughter": she is no more than the contact. */
export const readWhomToRing = (text: string) => RINGS_RELATIVE.exec(text)?.[0]
