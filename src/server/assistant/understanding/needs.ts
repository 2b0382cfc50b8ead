/** What the team should know of who comes, even if it is said in one word. */
const NEEDS =
  /(?<!\p{L})(?:wheelchairs?|(?:walking |with a |use an? |on a )(?:walking )?(?:stick|frame|aid|rollator)|hearing aids?|hard of hearing|partially sighted|crutch(?:es)?|zimmer|(?:nut|gluten|dairy|lactose|egg|shellfish|food) (?:free|intoleran\p{L}+)|intoleran\p{L}+|allerg\p{L}+|g?ch?(?:oe|é|e)i?lia(?:ch|igh|c)?s?|vegans?|vegetarians?|halal|pregnant|deaf|blind|interpreter|high ?chairs?|booster seats?|g?ch?athaoir(?:eacha)? rothaí|maidí croise|bh?ata siúil|fh?ráma siúil|áis éisteachta|áiseanna éisteachta|lagéisteach\p{L}*|lag(?:-| )?radhar\p{L}*|n?h?-?ailléirg\p{L}+|g?c[eé]ili[aá]c|gan (?:gh?l[uú]tan|b[h]?ainne)|veigeatói?r\p{L}*|v[eé]?igeánach|torrach|bodhar|dall|ateangaire|g?ch?athaoir ard)(?!\p{L})/iu

/** "One is coeliac", "tá ailléirge ag mo mhac" */
export const tellsNeed = (text: string) => NEEDS.test(text)

const LISTS =
  /(?<!\p{L})(?:menus?|price ?lists?|brochures?|m?bh?iachl[áa]ir?|liosta (?:praghsanna|na bpraghsanna))(?!\p{L})/iu
const TO_SEE =
  /(?<!\p{L})(?:online|look(?:ed)?(?: at| over)?|see|find|view|read|website|link|sample|ar l[ií]ne|(?:a )?bhreathnú|breathnú|f[ée]achaint|fheiceáil|fheiceail|amharc|suíomh)(?!\p{L})/iu
const TO_BOOK = /(?<!\p{L})(?:tables?|book(?:ed|ing)?|reserv\p{L}*|m?bh?ord|áirithe|airithe)(?!\p{L})/iu

/** "Is there a menu online I could look at": what there is to read, and no table. */
export const asksToSeeMenu = (text: string) => LISTS.test(text) && TO_SEE.test(text) && !TO_BOOK.test(text)

const ASKS =
  /^\W*(?:(?:and|also|so|agus|ach|hi|hello)\W+)*(?:any(?:thing)?|what about|how about|aon (?:rud|ní|bhia|bhéil[eí])|rud ar bith|bia ar bith|cad faoi|céard faoi)(?!\p{L})|^\W*(?:(?:and|also|so|but|agus|ach|n[ií] g[aá])\W+)*(?:(?:an )?bhfuil|have (?:ye|you)|do (?:ye|you) have) (?:aon (?:rud|bhia)|rud ar bith|bia|anything|any food)(?: \p{L}+){1,4}\W*$|(?<!\p{L})(?:options|menu|roghanna|biachlár)\W*$|^\W*(?:(?:and|also|so|but|agus|ach)\W+)*(?:(?:can|could|do|would|will) (?:ye|you|yis|yous) (?:do|make|cook|serve|cater)|(?:a dtig|an féidir|an bhféad\p{L}+)(?: libh| leat| sibh)? (?:\p{L}+ ){1,4}a (?:dhéanamh|chócaráil)|an ndéan\p{L}+ sibh)(?!\p{L})/iu

/** "Anything for a coeliac", "coeliac options": asks what there is, and tells nothing of who comes. */
export const asksForNeed = (text: string) => tellsNeed(text) && ASKS.test(text)
