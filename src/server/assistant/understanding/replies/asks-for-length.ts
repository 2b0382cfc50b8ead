/** Matches "How long is a massage?", but not "How long is the wait for one?". */
export const LENGTH =
  /(?<!\p{L})(?:how long (?:is|does|do|would|will|are)|how long (?:it|that|this|he|she|they|ye|the \p{L}+)(?:['’]?(?:ll|d)| will| would| might| usually)* (?:take|last|be|need|go on)s?|how long(?=['’]?s?(?: (?:so|roughly|about|then|it takes?|for))*\W*$)|how many minutes|c[eé] chomh fada|c[aá] fhad|c[eé]n fad|conas fad|c[eéaá] mh[eé]ad (?:n[oó]im[eé]a[dt]|uaire?|ama?))(?!\p{L})(?!.*(?<!\p{L})(?:wait|waiting|until|before|fanacht|liosta)(?!\p{L}))/iu

export const asksForLength = (text: string) => LENGTH.test(text)
