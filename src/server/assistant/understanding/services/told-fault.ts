import { asksQuestion } from '../replies/asks-question.ts'

/** What is the matter with a thing: "the brakes are gone", "tá an coire ag sileadh". */
const FAULTS = [
  "(?:won['’]?t|wont|doesn['’]?t|don['’]?t|isn['’]?t|aren['’]?t|not|stopped|barely) (?:\\p{L}+ )?(?:work(?:ing)?|start(?:ing)?|turn(?:ing)?|open(?:ing)?|clos(?:e|ing)|shut(?:ting)?|lock(?:ing)?|heat(?:ing)?|flush(?:ing)?|drain(?:ing)?|charg(?:e|ing)|run(?:ning)?|fir(?:e|ing)|light(?:ing)?|cool(?:ing)?|spin(?:ning)?)",
  '(?:leak|dripp?|squeal|squeak|screech|scream|grind|knock|rattl|slipp|stall|smok|overheat|vibrat|wobbl|judder|clank|whin|tripp|spark|flicker|block|clogg|seiz|crack|burst)(?:ing|in|s|ed)',
  "(?:is|are|has|have|was|were|['’]s|['’]re) (?:completely |nearly |totally |all |just |gone |after )?(?:gone|broke|broken|banjaxed|bollixed|knackered|bald|flat|dead|stuck|cracked|worn|shot|acting up|giving trouble|playing up)",
  '(?:funny|weird|strange|odd|awful|terrible|loud|bad|burning|a) (?:noise|sound|smell|rattle|squeal|bang) ',
  '(?:noise|smell|sound|rattle) (?:from|in|out of|off|under)',
  "lights? (?:is|are|came|comes|has come|keeps|['’]s)(?: coming| flashing)? (?:on|up)",
  'failed (?:the|my|his|her|its) nct',
  'pull(?:s|ing) to (?:the|one)',
  '(?:stiff|sore|tight|painful|tender|hurts?|aches?) when',
  '(?:righin|tinn|nimhneach|frithir|pianmhar) nuair',
  'ag (?:sileadh|screadach|screadaíl|scréachach|díoscán|gíoscán|sleamhnú|déanamh torainn|rothlú|crith|cnagadh|cuimilt|meilt|ligean)',
  '(?:tá|ta|bhí)(?: an| na| mo| ár| sé| siad)?(?: \\p{L}+){0,4} (?:briste|imithe|blocáilte|tachta|scoilte|caite|cliste|pléasctha|i bhfostú|sáinnithe|loiscthe|marbh)',
  'n[ií]l (?:\\p{L}+ ){1,4}ag (?:obair|tosú|téamh|dúnadh|oscailt|feidhmiú)',
  'n[ií] (?:thosaíonn|oibríonn|thosóidh|dhúnann|osclaíonn|thriomaíonn)',
  '(?:fuaim|torann|boladh)(?: \\p{L}+){0,2} (?:ó|ón|as|aisteach)',
  '(?:theip ar|bhris|solas (?:\\p{L}+ ){0,3}ar (?:lasadh|siúl))',
]
const FAULT = new RegExp(`(?<!\\p{L})(?:${FAULTS.join('|')})(?!\\p{L})`, 'iu')

const PARTS = /[,;.!?]\s+|\s+(?=(?:so|but|can|could|would|will|ach|an (?:féidir|bhféad\p{L}+))\s)/iu
const WISHES =
  /^\W*(?:and |so |agus )?(?:i(?:['’]d| would)? (?:like|need|want)|(?:i )?need|looking|please|hi|hello|teastaíonn|ba mhaith|le do thoil)(?!\p{L})/iu

/** What is no work: "my booking is gone", "my phone is broken so email me". */
const NO_WORK =
  /(?<!\p{L})(?:appointments?|bookings?|slots?|tables?|phone|mobile|e-?mails?|website|app|link|messages?|g?ch?oinne|n?h?-?áirithint\p{L}*|m?bh?ord|bh?f[óo]n|n?gh?uth[áa]n|suíomh|teachtaireacht\p{L}*)(?!\p{L})/iu

/** "Leaking tap" names what is to be done. */
const LEAST_WORDS = 4

/** What a text tells of a fault, in the caller's own words and without the wish beside it. */
export const listFaults = (text: string): string[] =>
  text
    .split(PARTS)
    .filter(
      (part) =>
        part.trim().split(/\s+/).length >= LEAST_WORDS &&
        FAULT.test(part) &&
        !asksQuestion(part) &&
        !WISHES.test(part) &&
        !NO_WORK.test(part),
    )

const ASKS_TO_FIX =
  /(?<!\p{L})(?:(?:can|could|would|will|might) (?:you|ye|yis|yous|someone|somebody|any(?:one|body)|i|we|it|they|the \p{L}+)(?: \p{L}+){0,4} (?:fix|fixed|look|looked|sort|sorted|repair|repaired|check|checked|do|done|see|seen|mend|in)|an (?:féidir|feidir|bhféad\p{L}+|bhfead\p{L}+)(?: \p{L}+){0,4} (?:dheisiú|dheisiu|fheiceáil|fheiceail|féachaint|fhéachaint|breathnú|amharc|shocrú|shocru|sheiceáil|sheiceail|chóiriú|chur i gceart|thabhairt isteach))(?!\p{L})/iu

/** "… can ye fix it?", "… an bhféadfá é a dheisiú?", behind a fault: wishes for it to be seen to. */
export const asksToFix = (text: string) => ASKS_TO_FIX.test(text)
