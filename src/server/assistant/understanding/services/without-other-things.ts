/** "A service before the NCT": what comes afterwards is not what is wanted. */
const BEFORE = /(?<!\p{L})(?:before|ahead of|roimh)\s+(?:(?:the|my|her|his|our|an|a|mo|ár)\s+)?(?:\p{L}+)(?!\p{L})/giu

/** "I have the NCT on the 15th", beside a service that is wished for it. */
const OWN_TEST =
  /(?<!\p{L})(?:(?:i|we)(?:['’]?ve| have)(?: got)? |it['’]?s got |she has |there['’]?s |t[áa] |beidh )(?:the |my |its |an |mo )?(?:nct|mot|cvrt)(?: (?:agam|againn|aici|aige|ar an gcarr|ann|coming up|due|booked))*(?!\p{L})|(?<!\p{L})(?:the |my |an |mo )?(?:nct|mot|cvrt)(?: is|['’]?s) (?:on|due|coming|in)(?!\p{L})/giu

/** A text without what comes behind the wished service, or is why it is wished. */
export const withoutPurpose = (text: string) => text.replaceAll(BEFORE, ' ').replaceAll(OWN_TEST, ' ')

/** "My phone number", "by email": how somebody is reached. */
const REACHED =
  /(?<!\p{L})(?:(?:(?:my|your|yer|the|a|mo|bhur|do|an|phone|mobile|tele?phone|home|work)\s+)*(?:phone|mobile|telephone|contact)\s*(?:number|no\.?|#)|(?:change|update|athraigh)\s+(?:the|my|an|mo)\s+(?:phone|f[oó]n|guth[aá]n)|(?:my|mo)\s+(?:phone|f[oó]n|ghuth[aá]n)|(?:f[oó]n|guth[aá]n|phone|mobile)\s*:?\s*(?=\+?\d)|uimhir (?:ghuth[aá]in|f[oó]in))(?!\p{L})/giu
/** A text without how somebody is reached. */
export const withoutReach = (text: string) => text.replaceAll(REACHED, ' ')
