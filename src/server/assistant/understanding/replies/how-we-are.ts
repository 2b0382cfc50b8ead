const HOW_ARE_WE =
  /^\W*(?:(?:hi|hello|hey|hiya|haigh|dia (?:dh?uit|dh?aoibh)|and|agus)\W+)*(?:cén chaoi a bhfuil (?:tú|sibh)(?: féin)?|conas (?:atá|tá) (?:tú|sibh|cúrsaí)|conas taoi|(?:goidé|cad é|dé) mar atá (?:tú|sibh|cúrsaí)|how(?:['’]?s| is) (?:it going|things|yourself|yourselves|life)|how are (?:you|ye|yis|yous|u|things)(?: doing| getting on| keeping)?)(?: (?:today|inniu|all|lads|anois|ar maidin|there))*\W*$/iu

/** "Cén chaoi a bhfuil sibh?", "how are ye" */
export const asksHowWeAre = (clause: string) => HOW_ARE_WE.test(clause)
