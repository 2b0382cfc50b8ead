const LEADS =
  '^\\W*(?:(?:and|but|so|ok|okay|right|well|sorry|please|yes|yeah|no|grand|great|perfect|lovely|thanks|then|also|still|just|agus|ach|mar sin|ceart go leor|ceart|sea|bhuel|anois)(?!\\p{L})[\\s,.]*)*'
const WORKER =
  '(?:(?:an?|the|yer|your|one of (?:the|yer|your)) )?(?:(?:emergency|on[- ]call) )?(?:plumbers?|electricians?|mechanics?|engineers?|technicians?|locksmiths?|roofers?|lads?|fell?as?|man|men|van|truck|driver|crew|team|guys?|people)'
const WHO = `(?:some ?one|some ?body|any ?one|any ?body|no ?one|nobody|you|ye|yis|yous|they|he|she|(?:one|any) of (?:you|ye|them|the lads)|${WORKER})`
const COMES =
  '(?:com(?:e|es|in|ing)|be (?:here|out|there|with (?:me|us))|here|out|ring|ringing|call(?:ing)?|phon(?:e|ing)|get (?:here|back)|getting back|arriv(?:e|ing)|on (?:the|their|his|her) way|contact|be in touch|turn up|sen[dt]|show up|back to (?:me|us)|answer(?:ing)?|look at (?:it|this))'
const ENGLISH = [
  `(?:is|are|will|can|could|would|does|do|any (?:chance|sign|idea if)|if|whether)(?: there)? ${WHO}(?: that)?(?: even| actually| really| still| able to| going to| gonna| not)*(?: \\p{L}+){0,2} ${COMES}(?!\\p{L})(?! (?:in|into) (?!tonight|now|today|the (?:morning|next)))`,
  `(?:when|what time|how (?:soon|quick(?:ly)?|fast|long)) (?:is|are|will|can|could|would|do|does|till|until|before)(?: it be (?:till|until|before))? ${WHO}(?: \\p{L}+){0,2} (?:${COMES}|be|fix|sort|see|read)(?!\\p{L})(?! open)`,
  '(?:when|how soon) (?:will|do|can|should|would|might) (?:i|we) (?:hear|expect|get an? (?:answer|reply|call|ring))(?!\\p{L})',
  'how long (?:more|will (?:it|that|this) be|am i waiting|do i (?:have to )?wait|will i be waiting|is the wait)(?!\\p{L})',
  `who(?:['’]?s|['’]?ll| is| will)(?: (?:be|going to|gonna))*(?: (?:actually|even))? ${COMES}(?!\\p{L})`,
  '(?:will|should|do|can) (?:i|we|she|he|they) (?:tell|ask|let|get) (?:my |me |the )?\\p{L}+ (?:to )?(?:wait|stay|sit) up',
  '(?:will|should|do) (?:i|we|she|he|they) (?:wait|stay|sit) up(?!\\p{L})',
  '(?:are|is) (?:you|ye|they|anyone|anybody) (?:sending|after sending) (?:some|any)(?:one|body)',
  '(?:is (?:that|it|this) )?(?:an? )?yes or (?:an? )?no(?!\\p{L})',
]
const MARKED = [
  "(?:did|is|has|was|have)(?:n['’]?t)? (?:that|it|this|my message|the message|(?:you|ye) \\p{L}+ (?:it|that))(?: (?:go|gone|sent|send|marked|put|passed|down|in|through|on|been|being|flagged|go in|go on))* (?:as |an |really |very )*(?:urgent|an emergency)(?:ly)?(?!\\p{L})",
  `(?:do(?:es)?|did) ${WHO} (?:know|realise|see|hear|get)(?: that| how)?(?: (?:it|this|that|its|it['’]?s|is|how))* (?:urgent|bad|an emergency|serious)`,
  "(?:did|have) (?:you|ye|u) (?:say|said|tell|told|put|mark|marked)(?: (?:it|that|them|is|its|it[’']?s|was|down|in))* (?:as )?(?:urgent|an emergency)",
  '(?:have|did|has) (?:you|ye|anyone|anybody|someone|they) (?:tell|told|seen|see|read|contact(?:ed)?|let) (?:them|anyone|anybody|someone|somebody|it|this|my message|the \\p{L}+)(?: (?:know|yet|now))*\\W*$',
]

const DUINE =
  '(?:duine(?: éigin| ar bith| agaibh)?|éinne|aoinne|aon duine|sibh(?:se)?|siad|tú|sé|sí|(?:an )?(?:pluiméir|leictreoir|meicneoir|glasadóir|teicneoir|innealtóir)|na lads|an fhoireann)'
const IRISH = [
  `(?:an|nach|ar) (?:bhfuil|mbeidh) ${DUINE}(?: \\p{L}+){0,2} (?:ag|le|chun) (?:teacht|glaoch|fháil)`,
  `(?:an|nach) (?:dtiocfaidh|nglaofaidh|labhróidh|bhféadfaidh|bhféadfadh|(?:féidir|dtig|thig|dtiocfadh) (?:le|libh|leat)) ?${DUINE}?(?: \\p{L}+){0,3}`,
  `(?:cathain|cén uair|cá huair|cén t-am|cé chomh (?:fada|luath)|cá fhad|cén fhad) (?:a |go |is féidir |le )?(?:(?:thiocfaidh|ghlaofaidh|dtiocfaidh|nglaofaidh|bheidh|mbeidh|bheas|thiocfas|ghlaofas|léifidh|fheicfidh) )${DUINE}`,
  '(?:cathain|cén uair|cá huair) a (?:chloisf\\p{L}+|gheobhaidh) (?:mé|muid)(?: (?:uaibh|uait|scéal|freagra|glao))*',
  'cá fhad (?:eile|a bheidh orm fanacht|go dtí go)',
  'cé (?:a |atá )(?:ghlaofaidh|ghlaofas|thiocfaidh|thiocfas|bheidh ag (?:glaoch|teacht)|ag (?:glaoch|teacht))',
  '(?:sea nó ní hea|an bhfuil nó nach bhfuil)',
  '(?:an bhfanfaidh|ar cheart (?:dom|dúinn|di|dó) fanacht|an gá (?:dom|di|dó) fanacht)(?: \\p{L}+){0,4} (?:suí|dúiseacht)',
]
const MARKED_IRISH = [
  '(?:ar cuireadh|ar chuir (?:tú|sibh)|an bhfuil|an ndeachaigh|ar seoladh)(?: \\p{L}+){0,6} (?:mar (?:scéal |theachtaireacht )?)?ph?r[aá]inne(?:ach|ch)?',
  '(?:an bhfuil (?:a )?fhios|an dtuigeann)(?: \\p{L}+){0,4} (?:práinn|práinneach|éigeandáil|dáiríre)',
  '(?:ar inis|ar dhúirt|ar chuir) (?:tú|sibh)(?: \\p{L}+){0,3} (?:leo|dóibh|in iúl)',
]

const any = (patterns: string[]) => new RegExp(`${LEADS}(?:${patterns.join('|')})`, 'iu')
const COMING = any([...ENGLISH, ...IRISH])
const ON_CALL = any([
  `(?:is|are|have|has|do|does|would)(?: (?:there|you|ye))?(?: have| got| ever)*(?: ${WHO})?(?: \\p{L}+){0,2} on[- ]call(?!\\p{L})`,
  `(?:an bhfuil|an mbíonn|an mbeidh) ${DUINE}(?: \\p{L}+){0,2} ar (?:dualgas|glao(?:dháil)?)(?!\\p{L})`,
  "who(?:['’]?s| is) on[- ]call(?!\\p{L})",
])
const IS_MARKED = any([...MARKED, ...MARKED_IRISH])
/** "Will someone be in on Monday?" and "can someone come in the morning instead?" ask for a time of their own. */
const OTHER_DAY =
  /(?<!\p{L})(?:instead|ina (?:áit|ionad)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|luan|máirt|céadaoin|aoine|satharn|sathairn|domhnach|seachtain seo chugainn)(?!\p{L})/iu

/**
 * What somebody asks who waits for help: whether, when and who comes or rings ("is someone coming or not", "will I tell my
 * mam to wait up"), whether the team was told that it is urgent, or whether somebody is on call.
 */
export function asksForHelp(clause: string): 'coming' | 'marked' | 'on call' | undefined {
  const text = clause.normalize('NFC').trim()
  if (ON_CALL.test(text)) return 'on call'
  if (IS_MARKED.test(text)) return 'marked'
  return COMING.test(text) && !OTHER_DAY.test(text) ? 'coming' : undefined
}
