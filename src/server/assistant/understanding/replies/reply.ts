import { type BothLanguages, both, matchesEither } from '../../text/both-languages.ts'
import { withoutPermission } from '../../text/permission.ts'

/** What somebody says to a question of ours: "Thursday at four, is that right?", "10:00 or 11:30?" */
export interface Reply {
  /** A confirmation has to be clear: "yes but …" is none. */
  answer: 'yes' | 'no' | null
  /** Which of the offered ones, from 0; "other" for the one that was not meant. */
  choice: number | 'other' | 'last' | 'none' | null
}

const YES = both(
  `
  ^ yes|yeah|yeh|yep|yup|yea|ya|aye|sure|correct|right|exactly|absolutely|definitely|ok|okay|grand|perfect|fine|great|lovely|sound|confirm|confirmed|please_do|go_ahead|go_on|deal|alright|certainly|indeed
  ^ do $|please|so|it|that
  thats|that_is|it|that|sounds right|correct|it|grand|fine|perfect|great|good|me|works|suits|ok
  thats|that_is|its|it_is all|spot correct|right|good|grand|fine|perfect|on
  looks|sounds right|correct|good|grand|fine|perfect
  ^ all|spot good|grand|fine|correct|right|set|on $
  book|confirm it|that
  ^ book|send away|me_in
  book|confirm the appointment|booking|meeting|visit|slot
  ^ ya|yeah|yeh|yes? work|fire|plough|drive|go away|ahead|on
  thatll|that_will do nicely|grand|fine|$
  ^ send|pass it|that|them|the_message|my_message
  works for me
  suits me
  `,
  `
  ^ sea|seadh|is_ea|sin_é|dearbhaím|dearbhaim|ceart|cinnte|togha|maith_go_leor|déan|dean|go_breá|breá|foirfe|iontach|ceart_go_leor|dein|ba_ea|is_féidir|go_hiontach|oireann|oirfidh|deimhnigh|dearfa|muise_sea|déanaimis
  ^ tá|beidh mé|muid|sé|sin|sé_sin|siad|gach_rud? go|ceart|cinnte|i_gceart|fáilte|le_do_thoil|led_thoil|anois|$
  ^ ba_mhaith le_do_thoil|led_thoil|go_raibh|$
  ^ cuir|cuirfidh|cuirigí|bog|bogfaidh|athraigh|seol|glac|glacfaidh|coinnigh é|í? cuir|síos|mar_atá|in_áirithe|ar_aghaidh|le_do_thoil|led_thoil|más_é|go_raibh|cinnte|$
  ^ ar_aghaidh leat|libh|linn
  ^ seol|cuir|seolaigí|cuirigí an|mo teachtaireacht ar_aghaidh|anois|le_do_thoil|$
  ^ sin go_breá|go_maith|ceart|go_hiontach|togha
  tá|is sin|sé|é|go ceart|maith|breá|go_maith
  oireann|oirfidh|feileann sin|sé
  cuir an coinne|cruinniú|cuairt|seisiún in_áirithe
  `,
)
const NO = both(
  `
  ^ no|nope|nah|not|dont|wrong|incorrect|neither|never|stop|cancel
  thats|that_is|it|thats_not|is not|wrong|incorrect right|correct|what|it|$
  `,
  `
  ^ ní_hea|ní|níl|nach|ná|nár|ní_hé|ní_hí|stop|mícheart|níor
  mícheart|contráilte
  `,
)
const BUT = both('but|actually|instead|only|except|rather|wait|hang_on', 'ach|fan|in_ionad|seachas')
const CHOICES: [Reply['choice'], BothLanguages][] = [
  ['none', both('neither|none|no_other|not_any', 'ceachtar|aon_cheann|ní_ceachtar')],
  ['other', both('other|otherone', 'eile')],
  [
    0,
    both(
      'first|former|earlier|earliest|number_one\n1st one|option|please|$',
      'chéad|céad|níos_luaithe|is_luaithe|ceann_a_haon|uimhir_a_haon',
    ),
  ],
  ['last', both('last|latter|latest|later', 'deireanach|deiridh|níos_déanaí|is_déanaí')],
  [1, both('second|number_two|middle\n2nd one|option|please|$', 'dara|darna|dóú|lár|láir|ceann_a_dó|uimhir_a_dó')],
  [2, both('third|number_three\n3rd one|option|please|$', 'tríú|triú|ceann_a_trí|uimhir_a_trí')],
]

/** "Céad chuairt" names a service, "the last time" is over, and "my second name" is no second one: they choose nothing. */
const CHOOSES_NOTHING =
  /(?<!\p{L})(?:(?:first|g?ch?[eé]ad) (?:visit|appointment|time|consultation|meeting|lesson|session|chuairt|choinne|chruinni[uú]|cheacht|seisi[uú]n|chomhairli[uú]ch[aá]n|uair|dul s[ií]os)|first of all|last (?:time|night|week|weekend|month|year|summer|christmas)|(?:know|decide|confirm|ring|call|text|talk|back)(?: (?:to )?(?:ye|you|u|ya))? later|uair dh?eireanach|(?:first|second|last|middle) name|other (?:person|people|question)|(?:duine|daoine|ceist|rud) eile|(?:ch?[eé]ad|dara) ainm)(?!\p{L})/giu

/** "Is the first one free?", "do I pay for the first?": asks for a price, and chooses neither the first nor a first visit. */
const PRICE_OF_FIRST =
  /(?<!\p{L})(?:(?:is|was|are|were|would|will|isn['’]?t) (?:\p{L}+ ){0,2}first(?: \p{L}+){0,2} free|pay (?:anything )?(?:for|at) (?:the |my |our )?first|(?:bhfuil|raibh|mbeidh|mbíonn|mbeadh) (?:\p{L}+ )?ch?éad (?:\p{L}+ ){1,2}saor|íoc\p{L}*(?: \p{L}+){0,2} (?:ar|as) (?:an |mo )?g?ch?éad)(?!\p{L})/giu

export const asksPriceOfFirst = (text: string) => text.search(PRICE_OF_FIRST) >= 0

/** "No problem", "fadhb ar bith": no refusal. */
const NO_PROBLEM =
  /(?<!\p{L})(?:no (?:problem|prob|bother|worries|hassle)s?(?: at all)?|fh?adhb ar bith|(?:níl|nil|gan) aon fh?adhb(?: (?:ar bith|leis sin|liom))*|ní fadhb(?: ar bith)?(?: é)?)(?!\p{L})/giu

/** "Cuir síos go bhfuil mé bodhar": what is to be noted, and no yes. */
const DICTATES_NOTE = /(?<!\p{L})cuir(?:ig[ií])? s[ií]os (?:(?:freisin|fosta) )?(?:go|gur|nach|n[aá]r|faoi)(?!\p{L})/giu

/** "Cuir, a mhic", "yes love": who is spoken to. */
const VOCATIVE =
  /(?<=\p{L}[\s,]+)(?:a (?:mhic(?: ó)?|chroí|chroi|stór|stor|chara|chairde|ghrá|ghra|thaisce|leanbh|dhuine uasail|bhuachaill|chailín|chailin)|boss|love|pet|hun|mate|pal|bud|buddy|chief|lads?|sir|darling|dear)\W*$/iu

/** "y", as somebody types on a phone. */
const LETTER = /^\W*(?:(y)(?:e|ee|eh|h|es+|is)?|(n))\W*$/i

/** Reads yes, no and choices in both languages. */
export function understandReply(said: string): Reply {
  const text = withoutPermission(said)
    .replace(VOCATIVE, '')
    .replaceAll(PRICE_OF_FIRST, ' ')
    .replaceAll(CHOOSES_NOTHING, ' ')
    .replaceAll(NO_PROBLEM, 'ok')
    .replaceAll(DICTATES_NOTE, ' ')
  const matches = (patterns: BothLanguages) => matchesEither(text, patterns)
  const choice = CHOICES.find(([, patterns]) => matches(patterns))?.[0] ?? null
  const [letter, yes] = LETTER.exec(text) ?? []
  if (letter !== undefined) return { answer: yes === undefined ? 'no' : 'yes', choice }
  if (matches(NO)) return { answer: 'no', choice }
  return { answer: matches(YES) && !matches(BUT) ? 'yes' : null, choice }
}
