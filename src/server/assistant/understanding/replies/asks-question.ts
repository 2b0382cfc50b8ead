const QUESTION =
  /\?\s*$|(?:do (?:ye|you|ya|yis) know|any idea|an bhfuil (?:a )?fhios a(?:gat|gaibh))\W*$|^a dtig(?: libh| leat)(?!\p{L})|^(?:(?:sure|ok|okay|yes|yeah|yep|no|nah|nope|sea|is ea|ní hea|actually|and|but|so|well|grand|right|oh|ah|wait|also|roughly|about|hey|hi|hello|sorry|(?:one |just one |the )?(?:last|other|more|final) thing|(?:one |a )?(?:quick|last|other) (?:question|one|q)|by the way|btw|in the mean ?time|meanwhile|agus|ach|bhuel|freisin|(?:rud|ceist)(?: amháin)? (?:eile|amháin)|dála an scéil|idir an dá linn|gabh mo leithscéal)[,:\s]+)*(?:d['’] ?(?:ye|you|ya)|do (?:i|we|you|ye|ya|yis|yous|u|they|my|our|your|her|his|the \p{L}+s|these|those|any\p{L}*|people|children|(?!(?:this|us|yours|less)(?!\p{L}))\p{L}{2,}s)(?!\p{L})|does|did|can|could|is(?! (?:mise|é|í|iad|do|don|maith|fearr|féidir|liom|ainm|ea|cuma|\p{L}+ (?:mé|muid|sinn)(?!\p{L})))|are|was|will|would|what|whats|how|where|when|who|which|why|have|has|should|may|an (?:\p{L}+ (?:atá|a bhíonn) (?:ann|i gceist)|bhfuil|bhf\p{L}+|mb\p{L}+|gc\p{L}+|nd\p{L}+|ng\p{L}+|bp\p{L}+|dt\p{L}+|n-?[aeiouáéíóú]\p{L}+|[éeíi]|[aeiouáéíóú]\p{L}*ann|féidir|feidir|ea|don|le haghaidh|maith|leor|fiú|mór|cuimhin|gá|ceadmhach|éigean)|ar (?:(?!fheabhas)\p{L}h\p{L}+|mhiste)|(?:i was |i['’]?m |im |just )*wondering|(?:n[ií]|n['’]) ?fheadar|cad|c[eé]n|c[eé]|c[aá]|cathain|conas|c[eé]ard|goid[eé]|nach(?! nd[uú]irt)|bhfuil|mbeidh|mbeadh|n[aá] (?:bhfuil|fuil|raibh|beadh))(?!\p{L})/iu

/** "An" and "ar" ask before a verb. "An dara ceann" is no question, and neither are "is mise Colm" and "ar fheabhas". */
export const asksQuestion = (clause: string): boolean => QUESTION.test(clause)

const IF_SO =
  /^(?:(?:and|but|so|also|agus|ach)\s+)?(?:(?:if|unless|once|when|in case) (?=[^.?!]*(?<!\p{L})(?:can|could|would|will|do|may) (?:i|we)(?: \p{L}+)? (?:cancel|stop|change|move|get|have to|need|owe|pay)(?!\p{L}))|(?:má|dá|mura|muna|nuair) (?=[^.?!]*(?<!\p{L})an (?:féidir|feidir|bhféad\p{L}+|bhfead\p{L}+|dtig|gcaith\p{L}+|mbeidh)(?!\p{L})))/iu

/** "If it's no better after, can I cancel the next one": what is possible in a case. */
export const asksIfSo = (text: string) => IF_SO.test(text)

/** Whether a text begins with a word that asks. */
export const asksByWords = (text: string) => asksQuestion(text.replace(/\?\s*$/, ''))
