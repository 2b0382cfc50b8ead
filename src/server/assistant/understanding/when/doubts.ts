import type { Language } from '#contracts/receptionist/diary.ts'

const WEEKDAY = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)'
const EVERY: Record<Language, RegExp> = {
  // "Mondays at seven", "weekend mornings". "Monday's no good" is one Monday, and "three Fridays from now" are counted.
  en: new RegExp(
    `(?<!\\p{L})(?<!(?:\\d|two|three|four|five|six) )(?:${WEEKDAY}days(?!['’\\p{L}])|(?:weekend|weekday|${WEEKDAY}(?:day)?) (?:mornings|afternoons|evenings|nights)(?!\\p{L})|(?:most|some|all) (?:days|weekdays|mornings|afternoons|evenings|nights)(?!\\p{L})|(?:mornings|afternoons|evenings|nights),? (?:after|before|from|at|around|about|between) (?!work|school|lunch|that))`,
    'iu',
  ),
  ga: /(?<!\p{L})(?:(?:maidineacha|tráthnónta|tr[aá]thn[oó]ntai|oícheanta) (?:dé|an|ag an deireadh|roimh|tar éis|i ndiaidh|ó|ag|idir)|luanta|máirteanna|céadaoineacha|déardaoineacha|aointe|satharnacha|domhntaí|domhnaí)(?!\p{L})/iu,
}

/** "Late in December" is only a part of the month, "a couple of weeks" are about two, and "maybe", "unless" and "when …" leave it open. */
const ROUGH =
  /(?<!\p{L})(?:maybe|perhaps|possibly|unless|(?:when|once) (?:i|we|he|she|they|the|my|our)|nuair a|b['’]fhéidir|mur(?:a|ab|ar|ach)(?! (?:mh?iste|cuma)))(?!\p{L})|(?<!\p{L})(?:couple(?: of)? (?:days|weeks|months)|cúpla (?:lá|seachtain|mí|uair))(?!\p{L})|(?<!\p{L})late(?: on)?(?: in)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?<!\p{L})go (?:déanach|mall) i (?:mí|n?eanáir|bhfeabhra|márta|n?aibreán|mbealtaine|meitheamh|iúil|lúnasa|meán|ndeireadh|samhain)/iu

/** "I can be there by three": from three on, or at three. "I need it by three" has to be before it. */
const ARRIVAL =
  /(?<!\p{L})(?:(?:be|get|come|drop|call) (?:there|in|here|over|down|up|out|to (?:ye|you)|with (?:ye|you))|make it(?: there| in| over| down)?|arrive|(?:beidh (?:mé|muid)|bheinn|bheimis|(?:a )?bheith) (?:ann|istigh|agaibh|libh)) (?:by|faoi)(?!\p{L})/iu

export const LAST =
  /(?<!\p{L})(?:(?:last|latest|final) (?:(?:appointment|slot|time|one|thing|opening|available|possible) )*(?:of (?:the|that) (?:day|evening)|(?:that )?(?:i|ye|you|yous|yis|u) (?:have|do|got|can|could|would)|possible|available|(?:on|in) the (?:day|evening)|at night)|last thing|an (?:rud|ceann|t-am|ch?oinne) (?:dh?eireanach|is déanaí|is moille)(?! den| sa)|as late as|latest possible|(?:end|close) of (?:the )?(?:day|business)|(?:coinne|ceann|am) (?:deireanach|is déanaí|is moille) (?:den|sa|an|atá|is féidir)|chomh (?:déanach|mall) (?:agus|is)|deireadh an lae)(?!\p{L})/iu

/** "Late on Friday", "late in the day" */
export const LATE =
  /(?<!\p{L})(?<!(?:too|bit|little|be|was|is|running|that|so|not|very|i['’]?m|am|minutes|mins) )late(?: on| in| enough)?(?: in)?(?: the)? (?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?!\p{L})|(?<!\p{L})go (?:déanach|mall) (?:sa lá|dé \p{L}|déardaoin|amárach)/iu

/** Whether a text means every such day, a part of a month, or when somebody arrives, so that one reading is only a guess. */
export const isOpen = (text: string, language: Language) =>
  EVERY[language].test(text) || ROUGH.test(text) || ARRIVAL.test(text)
