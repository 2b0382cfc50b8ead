import type { Language } from '#contracts/receptionist/diary.ts'

const COUNTS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const IRISH_COUNTS =
  'aon|haon|dha|tri|ceithre|ceathair|cuig|se|seacht|hocht|ocht|naoi|deich|fiche|triocha|daichead|caoga|seasca|seachto|ochto|nocha|cead|mile'

/** Prices, times and promises of money without a digit. Of folded text. */
export const WORDED_CLAIMS: Record<Language, RegExp> = {
  en: new RegExp(
    [
      `\\b(?:${COUNTS})(?:[ -](?:${COUNTS}))* (?:euros?|cents?|quid|per ?cent|hours?|minutes?|days?|weeks?|months?|years?|am|pm)\\b`,
      `\\bhalf (?:${COUNTS})\\b|\\b(?:half|quarter|${COUNTS}) (?:past|to|after|before) (?:${COUNTS})\\b`,
      "\\b\\w+ o'?clock\\b|\\b(?:noon|midday|midnight|lunchtime)\\b",
      '\\b(?<!feel )free\\b|\\bno charge\\b|\\bdiscounts?\\b|\\bhalf price\\b|\\bvouchers?\\b|\\brefund(?:s|ed)?\\b|\\bguarantee[ds]?\\b|\\bcheap(?:er|est)?\\b',
    ].join('|'),
    'g',
  ),
  ga: new RegExp(
    [
      `\\b(?:${IRISH_COUNTS}) (?:euro|cent|faoin gcead|uair|uaire|noimead|la|lae|seachtain|seachtaine|mi|bliain|bliana)\\b`,
      `\\b(?:leathuair|leath|ceathru) (?:tar eis|i ndiaidh|chun|go dti) a? ?(?:${IRISH_COUNTS})\\b`,
      '\\b\\w+ a chlog\\b|\\bmean lae\\b|\\bmean oiche\\b',
      '\\bsaor in aisce\\b|\\bgan taille\\b|\\blascain[ei]?\\b|\\bleathphraghas\\b|\\baisioc\\w*\\b|\\brathai?\\w*\\b',
    ].join('|'),
    'g',
  ),
}

/** Claims that something was done, in folded text. The rules report deeds of tools, so a model must not. */
export const DEEDS: Record<Language, RegExp> = {
  en: /\b(?:booked|rebooked|reserved|confirmed|cancelled|canceled|rescheduled|moved|arranged|scheduled|passed|forwarded|notified|informed|sent|emailed|e-mailed|texted|told|charged|registered|recorded)\b/g,
  ga: /\b(?:in airithe|ar ceal|bogtha|socraithe|seolta|deimhnithe|in iul|claraithe|athraithe)\b/g,
}

/** Promises that somebody will do something which no tool has noted, in folded text. */
export const PROMISES: Record<Language, RegExp> = {
  en: /\b(?:i|we|someone|somebody|colleagues?|team|staff|they|he|she)(?:'ll| will| shall| can| am going to|'m going to| are going to| is going to)(?: \w+){0,2}? (?:book|rebook|call|ring|phone|e-?mail|text|send|tell|inform|notify|pass|cancel|move|reserve|hold|keep|contact|reach|get back|refund|charge|arrange)\b/,
  ga: /\b(?:glaofaidh|glaoigh|cuirfidh|seolfaidh|inseoidh|deanfaidh|scriobhfaidh|bogfaidh|socroidh)\b/,
}

/** Claims to be a person or no machine, in folded text. */
export const CLAIMS_TO_BE_A_PERSON: Record<Language, RegExp> = {
  en: /\b(?:i am|i'm|im|this is|you are talking to|you're talking to|talking with|speaking with|speaking to) (?!not\b)(?:\w+ ){0,3}?(?:human|person|man|woman|people|alive)\b|\b(?:not|no|isn't|never) (?:an? |any )?(?:\w+ )?(?:ai|a\.i\.|robot|bot|machine|computer|program|assistant|chatbot|artificial|automated|virtual)\b|\bmy name is\b/,
  ga: /\b(?:is duine|duine (?:daonna|fior)|is fear|is bean|i mo dhuine|caint le duine)\b|\bni(?:l)? .{0,20}?\b(?:robat|meaisin|riomhaire|intleacht|ai)\b|\bis mise [a-z]+ ni\b/,
}

/** Words of courtesy and of its own work, which need no source. */
export const COURTESY: Record<Language, string> = {
  en: `hello hi hey welcome thanks thank you sorry please glad happy pleasure help helping assist assistant receptionist ai
question questions answer answers ask asking know sure certainly course indeed good morning afternoon evening day today
appointment appointments book booking visit time times message team person people colleague somebody would like want wish suit
tell say let name need anything else something looking look find see check information detail details english irish service
services available open closed opening hours price prices cost address phone number ring call write here there great lovely
understand possible available moment bit well fine ok okay follow following list choose best right`,
  ga: `dia duit fáilte go raibh maith agat agaibh gabh leithscéal brón orm le do thoil cabhair cabhrú cuidiú cúntóir fáilteoir
ceist ceisteanna freagra freagraí fios eolas cinnte coinne coinní áirithint cuairt am amanna teachtaireacht foireann duine
teastaíonn uait ba mhaith leat eile rud aon inniu lá maidin tráthnóna gaeilge béarla seirbhís seirbhísí ar oscailt dúnta
uaireanta oscailte praghas praghsanna costas seoladh guthán uimhir glaoch scríobh anseo iontach tuigim féidir ceart`,
}
