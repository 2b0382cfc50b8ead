const LEAVES =
  /(?<!\p{L})(?:(?:leave|leaving|drop(?:ping)?(?: off| in)?|put|post|pop|collect|pick(?:ing)? up|return|hand in|park) (?:it|them|(?:the|my|our|an?|his|her) (?!(?:\p{L}+ )?(?:message|note|review|booking|appointment)(?!\p{L}))\p{L}+|keys?|stuff)|(?:n?h?eochair|n?h?eochracha|g?ch?arr|veain|é|í|iad) (?:a )?(?:fh?[áa]gáil|fh?[áa]gail|th?abhairt|bh?ailiú|chur))(?!\p{L})/iu
const OUTSIDE =
  /(?<!\p{L})(?:(?:after|out of|outside(?: of)?) (?:(?:opening|office|your|yer) )*hours|(?:the )?(?:night|evening|day) before(?:hand)?|overnight|before (?:ye|you|yis) (?:are |do )?open|after (?:ye|you|yis) (?:close|shut|are closed)|when (?:ye|you|yis)(?:['’]re| are) (?:closed|shut)|tar éis (?:na )?n?-?uaireanta|lasmuigh d['’] ?uaireanta|an (?:oíche|oiche|lá) roimh(?: ré)?|sula n-?osclaíonn|tar éis (?:daoibh |díbh )?dh?únadh|nuair atá sibh dúnta|thar oíche)(?!\p{L})/iu

/** "Can I drop it in Tuesday night": a night is outside the hours. */
const AT_NIGHT =
  /(?<!\p{L})(?:(?:can|could|may|might) (?:i|we)|i (?:could|can)) (?:just |maybe )?(?:leave|drop)(?! (?:a|in) ?(?:message|note))(?: \p{L}+){0,4}? (?:(?:on )?(?:\p{L}+day|tues?|weds?|thurs?|the|that) )?night(?!\p{L})|an (?:féidir|feidir|bhféadf\p{L}+|bhfeadf\p{L}+|dtig)(?: \p{L}+){0,4} (?:fh?ágáil|fh?agail|thabhairt)(?: \p{L}+){0,3} (?:ist)?oíche(?!\p{L})/iu

/**
 * "Somewhere to drop the keys after hours", "can I leave the car the night before": asks where a thing goes while nobody is
 * there. It names no time for a booking, and asks for no opening hours.
 */
export const asksToLeaveThings = (text: string): boolean =>
  (LEAVES.test(text) && OUTSIDE.test(text)) || AT_NIGHT.test(text)
