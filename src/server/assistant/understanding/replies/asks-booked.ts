import { detectLanguage } from '../../language/detect-language.ts'
import { both, matchesEither } from '../../text/both-languages.ts'
import { findNames } from '../person/find-name.ts'
import { asksForOwnBooking, asksWhatIsBooked } from './own-booking.ts'

/*
 * Questions that are about what is booked where something is booked. "Is it still on?" could be about anything elsewhere.
 */

const BOOKING = 'booking|bookings|appointment|appointments|table|slot|reservation'
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|wed|thurs|fri|sat|sun'

const LAETHANTA =
  'dé_luain|dé_máirt|dé_céadaoin|déardaoin|dé_haoine|dé_sathairn|dé_domhnaigh|ar_an_luan|ar_an_máirt|ar_an_aoine|amárach|inniu'

const COINNE = 'coinne|coinní|áirithint|bord|ceann|ceannsa|coinnese|dá_cheann|beirt'
const WHETHER = both(
  `
  is|are|was my|our|the|his|her|both|that? ${BOOKING}|mine|ours|both|it|that|they|his|hers still|definitely|actually|all? booked|there|on|in|down|confirmed|safe|sorted|made yet|now|then|so|too|or_not|or_what|yes_or_no|yeah|yes|for|at|with|under|on|in|ok|$
  is|are my|our|the|his|her ${DAYS}|tomorrows|todays? ${BOOKING} still|definitely|actually|all? for|at|under|on|with|ok|okay|right|good|grand
  am|are i|we still|definitely|all? ok|okay|good|grand|alright|right|set for|on|at|tomorrow|then|$
  is|was it|that|this|booking|table|appointment under
  is|are it|that|mine|ours|they|he|she|we still at|on|for|under|with|half|quarter|the|just|there|down|booked|in|mine|ours|in|$
  still on|down|booked|there|in|mine|ours|coming you|ya|it|the|at|for|on|with|me|us|as|yeah|yes|right|or_not|too|then|$
  am|are|is i|we|he|she|they still|definitely|actually|all|both? booked|down|in|expected|confirmed for|at|on|under|with|the|then|still|now|yet|ok|in|or_not|or_what|yes_or_no|yeah|yes|$
  mine|ours is|are still booked|on|down|there|in|confirmed|sorted
  mine|ours is|are booked|on|down|there|confirmed|sorted isnt_it|arent_they|yeah|right|yes|no
  have|do|did|has i|we|you|they|someone|anyone|anybody still? got|get|have? it|that|me|us|him|her|them|my|our|mine|both still|down|booked
  have|do|did|has you|they still? got|get|have? me|us|him|her in|there|at|for
  have|do i|we still? got|have? it|that|mine|ours|them|both still? or_not|yeah|yes|then|$
  have|do i|we still? got|have an|a|any appointment|appt|booking|table now? or_not|or_no|or_what|then|now|still
  im|i_am|were|we_are|hes|shes|its|it_is still? down|booked|in for|at|on|under|with ... right|yeah|correct|isnt_it|arent_i|amnt_i|arent_we|yes|no $
  im|i_am|were|we_are|hes|shes|its|it_is still down|booked|in|on|for
  make sure|certain ... im|i_am|we|were|my|our|the|its|it|hes|shes ... down|booked|in|still|there
  sure|certain that? im|i_am|we_are|were|its|it_is|hes|shes still? down|booked|in
  check|checking|confirm|see|know that|if|whether? im|i_am|we|were|hes|shes|its|it ... down|booked|still
  check|checking|confirm|see|know that|if|whether? my|our|the ${BOOKING} ... there|for|at|on|$
  no_one|nobody|you|they havent|hasnt|didnt ... given|give|gave|lost|cancelled|cancel my|our|it|that ${BOOKING}|away|to_anyone|$
  `,
  `
  an|nach bhfuil|mbeidh an|mo|ár|na ${COINNE} ... ann|agam|againn|agat|agaibh|ceart|i_gceart|socraithe|fós|in_áirithe|síos|curtha
  an|nach bhfuil|mbeidh mo|ár ${COINNE} ag|dé|ar
  an|nach bhfuil|mbeidh an|mo|ár|na dá|trí ${COINNE} ... ann|agam|againn|agat|agaibh|ceart|i_gceart|socraithe|fós|in_áirithe|síos|curtha
  an|nach bhfuil|mbeidh coinne|bord|sé|sí|siad|mé|mise|muid|muidne|sinn ... fós|go_fóill|in_áirithe|síos|curtha_síos
  an|nach bhfuil sé|sí fós|ag_a|faoi_ainm|i_gcónaí
  tá coinne|áirithint|bord|sé|sí|mé|muid fós|i_gcónaí ... ann|agam|againn|agat|síos|in_áirithe
  táim|táimid síos|in_áirithe ... nach_bhfuil|nach_ea|an_ea|ceart|sea|go_fóill|fós
  tá mé|muid síos|in_áirithe ... nach_bhfuil|nach_ea|an_ea|ceart|sea
  an bhfuil coinne|áirithint|bord agam|againn anois|nó|fós|go_fóill
  fós ann|agam|againn|in_áirithe|síos $
  i_gcónaí ann|agam|againn|in_áirithe|síos $
  déan|bí|bígí|déanaigí cinnte|deimhin|deimhne ... go bhfuil
  deimhnigh|seiceáil|dearbhaigh ... coinne|áirithint|bord|am|lá|síos
  `,
)
const WHEN = both(
  `
  what|which ${DAYS}|day|date|time|hour did you|they|i|we ... give|put|book|have|say|pick|get
  what|which ${DAYS}|day|date|time|hour have you|they ... given|put|booked|down
  what|which ${DAYS}|day|date|time|hour do|have i|we ... have|got|booked|down|$
  what|which ${DAYS}|day|date|time|hour ... gave|given|booked|put me|us|him|her|it
  what|which day|date is|was it|that|this|mine|ours|his|hers
  what|which day|date|time|hour is|was my|our ${BOOKING}
  what was the|that day|date|time|hour again|then|of_it|for_it|i|we|you|ye|$
  what|whats is? the|that day|date|time|hour again
  what|which day|date|time|hour is|are|was? he|she|they|hes|shes|theyre|someone|somebody|the_plumber|the_electrician|the_lad|the_man coming|calling|due
  when|when_is is|are|was? he|she|they|hes|shes|theyre|the_plumber|the_electrician|the_lad|the_man coming|calling|due
  what|which time|day|date is|was the|my|our first|second|third|other one|booking|table
  when is|was the|my|our first|second|third|other one|booking|table
  what|which time|hour is|was it|that|this|mine|ours|his|hers|he|she at|on|for|again|booked|the|down|then|in
  what|which day|date|time|hour ... am|are|is i|we|he|she ... in|down|booked|for
  when is|was it|that|mine|ours|his|hers|he|she again|for|on|booked|then|in|down|$
  what ... have|has i|we|you ... booked|down
  what ... ${BOOKING} do|have|are i|we|you|there ... have|got|booked|there|$
  remind me when|what|which
  what|whats|what_is|what_have|what_do|whatve is|you|ye|they|i|we? have|got|do? noted|written|down|put? on|under|in my|our|the ${BOOKING}|it|mine
  what|which time|hour on|for|was|is|is_it|was_it|is_it_on|was_it_on? ${DAYS} again
  tell|give|read|say|remind me|us? the? two|both|three|all|lot of_them|times|ones|bookings? ... again
  tell|give me|us the? time|day|date|times ... again|i_have|i_got|we_have|for_it|of_it|its|booked|in_the_end|$
  times do|have i|we|you ... have|got|for_us|for_me|down|$
  `,
  `
  cé|cad|cén|céard|cad_iad|na am|amanna|lá|laethanta|dáta|dátaí|uair|luan|máirt|céadaoin|déardaoin|aoine|satharn|domhnach ... thug|chuir|dúirt|luaigh tú|sibh
  cé|cad|cén|céard|cad_iad na? am|amanna|lá|laethanta|dáta|dátaí|uair ... agam|againn|síos|i_gceist|socraithe|in_áirithe
  cén dáta|lá|t-am é|í|a_bhí|atá sé|sí|ann|é|í|i_gceist|air|uirthi|sin|arís|$
  cén dáta|lá|t-am é|í
  cén_t-am|cén_uair|cén_lá|cathain|cá_huair atá|a_bhí|a_bheidh|bhfuil|mbeidh an|ár|mo bord|mbord|bhord|glao|ghlao|coinne|choinne|cruinniú|chruinniú|cuairt|chuairt|áirithint|seirbhís|ceacht|ranganna|rang ... arís|ann|ar_siúl|$
  cén_t-am|cén_uair ${LAETHANTA} arís
  an_dtig|an_féidir|an_bhféadfá|an_bhféadfadh|abair|inis leat|libh|tú|sibh? ... an dá|trí cheann|ceann|am ... arís
  cad|céard ... atá|a_bhí ar|ag|faoi an|mo|ár áirithint|bhord|mbord|gcoinne|choinne
  cad|céard ... atá|a_bhí ar m'áirithint
  cén dáta|lá|t-am|uair a_bhí|bhí air|ann|agam|againn|sé|sí arís
  cén dáta|lá|t-am|uair a? bheidh|beidh|mbeidh|bhfuil|tá sé|sí|siad|an_pluiméir|an_leictreoir ag_teacht
  cén dáta|lá|t-am|uair a? thiocfaidh|dtiocfaidh sé|sí|siad|an_pluiméir|an_leictreoir
  cén_t-am|cén_lá|cathain|cá_huair atá|bhfuil|a_bhí? an céad|dara|tríú ceann|áirithint|bord
  cathain|cá_huair|cén_uair a|atá|bhfuil|beidh|mbeidh? sé|sí|mé|muid ar_siúl|ann|agam|againn|arís|istigh|in_áirithe|síos|$
  cad|céard ... atá|a_bhí in_áirithe|síos agam|againn|dom|dúinn
  `,
)
const SIZE = both(
  `
  how many people|persons|of_us|guests|seats|places? ... down|booked|for|it|the_booking|that|we|noted
  how many ... down|booked for|it|us|as|now|then|$
  for how many
  what number of people ... down|booked|for|have_you|$
  what size ... down|booked|for|have_you|$
  `,
  `
  cé|cá mhéad|líon duine|daoine ... air|uirthi|ann|áirithint|bord|síos|in_áirithe|atá
  cé|cá mhéad againn ... síos|in_áirithe|air|ann
  do|faoi_choinne cé|cá mhéad
  `,
)

const NUMBER =
  '(?:[1-9]|1\\d|2\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|beirt|bheirt|tri[úu]r|ch?eathrar|ch?úigear|sh?eisear|m[óo]rsheisear|ochtar|naon[úu]r|deichni[úu]r)'
/** "Is the booking for 7 or 6", "an do sheisear atá sé?" */
const WHETHER_SIZE = new RegExp(
  `(?<!\\p{L})(?:is|was|isn['’]?t) (?:it|that|(?:the|my|our) (?:booking|table|reservation|party))(?: (?:still|down|booked|just|definitely|all|put))*(?: for)? ${NUMBER}(?! ?(?:am|pm|o['’]?clock|:|\\.\\d))|(?:have|had) (?:you|ye|ya|u) (?:us|me|it|the booking|the table)(?: down| booked)?(?: (?:for|as))? ${NUMBER}(?! ?(?:am|pm))|(?:an|nach) (?:bhfuil (?:sé|an (?:bord|áirithint)) (?:do|le haghaidh)|do) ${NUMBER}(?!\\p{L})`,
  'iu',
)
/** Asks for leave, and not what is booked: "is it still ok to bring the dog?" */
const ASKS_LEAVE = new RegExp(
  `(?<!\\p{L})(?:(?:ok|okay|alright|possible|fine|free|able|time|allowed) (?:to|if|for(?! (?:${DAYS}|today|tomorrow|tonight|this|next|the \\d|\\d|half)(?!\\p{L})))|can (?:i|we)|could (?:i|we)|ceart go leor (?:má|dá|go)|féidir)(?!\\p{L})`,
  'iu',
)

/** "Where is it on?", "who is it with?", "what name is it under?" */
const ASKS_OTHER =
  /^\W*(?:(?:and|so|but|sorry|agus|ach)[\s,]+)*(?:where|who|why|how (?!many)|(?:what|which|whose) name|cá (?!huair|mhéad|ham)|cé leis|cén t-ainm|conas)(?!\p{L})/iu

/** "What time is Oisín in at", "cén t-am atá Oisín ann": asks the same of whoever is named as of "him". */
function writePronouns(text: string): string {
  const pronoun = detectLanguage(text) === 'ga' ? 'sé' : 'he'
  return findNames(text)
    .filter(({ hasGiven, isLikely }) => hasGiven && isLikely)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + pronoun + rest.slice(end), text.normalize('NFC'))
}

const HOUR = '(?:half|quarter|\\d{1,2}(?:[.:]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** "I still have half seven, yeah?", "tá leathuair tar éis a seacht agam fós" */
const STILL_HAS = new RegExp(
  `(?<!\\p{L})(?:i|we)(?:['’]?ve| have)? still(?: have| got)? (?:(?:got|the|my|our|that) )*(?:${HOUR}(?: (?:past|to))?(?: ${HOUR})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|table|slot|booking|appointment|reservation)(?=\\W*(?:$|yeah|yes|right|so|then|ok|on|at|pm|o['’]?clock|for|(?:mon|tues|wednes|thurs|fri|satur|sun)))|(?<!\\p{L})(?:tá|beidh|an bhfuil) (?:an )?(?:leathuair|ceathrú|(?:\\p{L}+ )?(?:a \\p{L}+|\\d{1,2}[.:]\\d\\d)|bord|t-am|choinne|coinne|áirithint)(?: \\p{L}+){0,5} (?:(?:agam|againn) (?:fós|i gcónaí|go fóill)|fós (?:agam|againn))(?!\\p{L})`,
  'iu',
)

/** What a text asks about a booking: whether it stands, when it is, or for how many people. */
export type AskedOfBooked = 'whether' | 'when' | 'size'

export function readAskedOfBooked(said: string): AskedOfBooked | undefined {
  const text = writePronouns(said)
  if (ASKS_LEAVE.test(text) || ASKS_OTHER.test(text)) return undefined
  if (WHETHER_SIZE.test(text) || matchesEither(text, SIZE)) return 'size'
  if (matchesEither(text, WHEN)) return 'when'
  if (matchesEither(text, WHETHER) || STILL_HAS.test(text)) return 'whether'
  return asksForOwnBooking(text) ? 'when' : undefined
}

const CHANGEABLE =
  /(?<!\p{L})(?:can|could|may|would|will) (?:i|we)(?: be able to)?(?: (?:still|always))? (?:change|move|cancel|shift|swap|reschedule|rebook) (?:it|that|this|them|(?:the|my|our) (?:appointment|booking|time|slot|table|visit|day))(?!\p{L}).{0,30}?(?<!\p{L})(?:if|in case|(?<!(?:hours?|minutes?|mins?|bit|little|to|much|slightly) )later(?: on)?(?=\W*$| if)|afterwards|after(?=\W*$)|nearer|closer)(?!\p{L})|(?<!\p{L})(?:an féidir|an bhféadfainn|an bhféadfaimis|an mbeidh mé in ann|an mbeimid in ann)(?: (?:liom|linn))? (?:é|í|sin|an (?:choinne|t-am|bord|áirithint)|mo choinne) (?:a )?(?:athrú|bhogadh|chealú|chur ar ceal|chur siar)(?!\p{L}).{0,30}?(?<!\p{L})(?:má|dá|(?<!(?:uair(?:e|eanta)?|leathuair|chloig|nóiméad|bomaite|beag[aá]n|beag[aá]inín|píosa|tamall|go dtí|beag) )níos déanaí(?=\W*$)|ina dhiaidh sin|i gcás)(?!\p{L})/iu

/** "Can I change it if something comes up?": whether that is possible at all. "Can I move it to Friday?" wants it done. */
export const asksWhetherChangeable = (text: string) => CHANGEABLE.test(text)

const MINE = /(?<!\p{L})(?:my|our|mine|ours|i|we|i['’]?m|mo|ár|mé|mise|muid|sinn|agam|againn)(?!\p{L})/iu

/** "Is my Friday appointment ok?", "am I still down for Friday?": whether a booking of the caller's stands. */
export const asksWhetherMineStands = (text: string) =>
  asksWhatIsBooked(text) || (MINE.test(text) && readAskedOfBooked(text) === 'whether')

const NOTED =
  /(?<!\p{L})(?:(?:on|with) (?:it|there|that|(?:the|my|our) (?:booking|table|reservation|appointment|file|note))|noted|(?:an?|any|the|what) notes? (?:of|about|on|for|that)|written|wrote|marked|included|mentioned|(?:put|have|got|is|are|have you) (?:\p{L}+ ){0,5}down|knows? (?:about|that|of)|(?:get|got) (?:that|the bit) about|air|uirthi|ar an (?:áirithint|mbord|gcoinne|liosta)|nótáilte|nótaí?(?: \p{L}+)? (?:faoi|faoin|de|den|agaibh|agat|acu|leis|ann)|scríofa|breactha|luaite|curtha síos|a fhios (?:acu|agaibh|ag an|agat)|ar eolas)(?!\p{L})/iu

/** "Is there a high chair on it?", "has someone a note of the coeliac": asks whether something is noted on a booking. */
export const asksWhetherNoted = (text: string) => NOTED.test(text)

const NOTE_THERE =
  /^\W*(?:(?:and|agus) )?(?:(?:is|was) there|(?:have|has|did) (?:you|ye|they|any ?one|some ?one)(?: (?:got|get))?|(?:an|nach) bhfuil)(?: (?:an?|any|the|aon|an))? (?:notes?|nóta[ií]?|nota)(?! (?:left|written|fágtha|scríofa))(?! (?:from|ó|ón|uaim|uaidh|uaithi)(?!\p{L}))/iu

/** "Is there a note about the high chair?", "an bhfuil nóta ann faoin gcathaoir?" */
export const asksWhetherNoteIsThere = (text: string) => NOTE_THERE.test(text)

const WHETHER_CANCELLED =
  /(?<!\p{L})(?:(?:is|was|has|did) (?:it|that|this|(?:my|the|our) \p{L}+)(?: (?:been|definitely|actually|now|get))* cancell?ed|(?:let me know|tell me|confirm|check|see)(?: (?:if|that|when|whether))? (?:it['’]?s|it is|that['’]?s|it was)(?: \p{L}+)? cancell?ed|(?:did|have) (?:you|ye|u)(?: \p{L}+)? cancel(?:l?ed)? (?:it|that)|an bhfuil (?:sé|sí|an \p{L}+|mo \p{L}+)(?: curtha)? (?:ar ceal|cealaithe)|ar cuireadh (?:ar ceal|(?:[éí]|an \p{L}+|mo \p{L}+) ar ceal)|ar (?:chealaigh (?:tú|sibh)|cealaíodh))(?!\p{L})/iu

/** "Is it cancelled?", "let me know it's cancelled" */
export const asksWhetherCancelled = (text: string) => WHETHER_CANCELLED.test(text)

const MEANS_BOOKED =
  /(?<!\p{L})(?:mine|my own|my (?:appointment|booking|table|visit|slot)|(?:i['’]?m|am i)(?: still)? (?:down|booked)|was (?:the|that|my|it|mine)(?: (?:day|date|time|hour|appointment|booking|table))? again|was (?:the|my) (?:day|date|time|hour)|mo (?:ch?oinne|cheann|bhord|áirithint)(?:-?s[ae])?|(?:táim|tá mé|bhfuil mé)(?: fós)? (?:síos|in áirithe)|a bhí (?:ann|air|agam|sé|sí) arís|(?:is )?(?:he|she)(?:['’]?s)? coming)(?!\p{L})/iu

/** "Is mine booked?", "what was the day again", beside a second booking: about the one that is made. */
export const meansBooked = (text: string) => MEANS_BOOKED.test(text)
