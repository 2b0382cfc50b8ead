const ABSENT =
  /(?<!\p{L})(?:(?:won['’]?t|will not|wouldn['’]?t|can['’]?t|cannot|couldn['’]?t|(?:not|un)(?: be)? ?(?:able|going) to|not) (?:be )?(?:in|at|there|come|coming|make (?:it|his|her|the|my)|attend|around)|(?:out|off|home|absent) sick|(?:she|he|they|we|i)(?:['’]?ll| will) (?:be )?(?:miss|missing|out|off|absent)|is absent|(?:ní|nach) (?:m?bh?eidh|m?bh?eimid|m?bh?eidís|mbeadh|d?th?iocfaidh|féidir (?:liom|linn|leis|léi|leo) (?:teacht|a bheith))|as láthair)(?!\p{L})/iu
const CHANGES_OWN = /(?<!\p{L})(?:cancel|reschedul|rebook|move|chealú|cealaigh|athrú|athraigh|bhogadh)/iu

/** "My son is sick and won't be in": news for the team. "I can't come, cancel my appointment" is more than that. */
export const tellsAbsence = (text: string) => ABSENT.test(text) && !CHANGES_OWN.test(text)
