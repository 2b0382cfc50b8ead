import { fold } from '../../text/fold.ts'

const BEFORE =
  '(?:(?:hi|hello|hey|howya|haigh|dia dhuit|sorry|eh|em|ah|oh|ok|okay|so|and|but|wait|right|sure|agus|ach|bhuel|gabh mo leithsceal|ni thuigim(?: in aon chor)?|nil (?:a )?fhios agam|i (?:do not|don.?t) (?:understand|get|know|see))\\W+)*'
const THIS = 'this(?: (?:thing|yoke|site|website|page|app|chat|box|bot|link))?'
const SEO = '(?:(?:an )?(?:rud|ruidin|suiomh|leathanach|comhra|bosca|aip)(?: e| i)? )?se?o'
const AFTER =
  '(?:\\W+(?:about|all about|for|at all|exactly|then|please|now|anyway|supposed to (?:be|do)|meant to (?:be|do)|for me|ar chor ar bith|in aon chor|go direach|anois|le do thoil|dom|duinn|ann))*'

/** "What is this?", "cad a dheineann an rud so?", "what can you do?": about what is written to, and no thing. */
const WHAT_THIS_IS = new RegExp(
  `^\\W*${BEFORE}(?:${[
    `what(?:['’]?s| is| even is| is all)? ${THIS}`,
    `what does ${THIS} (?:even |actually )?do`,
    `(?:(?:explain|tell me|(?:can|could) (?:you|ye) (?:explain|tell me)) )?what ${THIS} (?:is|does)`,
    `(?:cad|ceard|goide)(?: e| i| ata i)? ${SEO}`,
    `(?:cad|ceard|goide)(?: e)? a dhe?(?:anann|ineann|anas|inean) ${SEO}`,
    'what can (?:you|ye) (?:even |actually )?do',
    '(?:cad|ceard|goide) is feidir l(?:eat|ibh) a dheanamh',
    `(?:cad|ceard|goide) (?:chuige|lena aghaidh)(?: e)? ${SEO}`,
    `(?:minigh|inis) dom (?:cad|ceard|goide)(?: e| i)? ${SEO}`,
  ].join('|')})${AFTER}(?:\\W*|[,;.]\\s*(?:i|we|i['’]?ve|i['’]?m|ta|taim)(?!\\p{L})[^?]*)$`,
  'iu',
)

export const asksWhatThisIs = (text: string) => WHAT_THIS_IS.test(fold(text))
