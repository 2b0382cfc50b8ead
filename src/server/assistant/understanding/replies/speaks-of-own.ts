/** "I have it already, I just can't come": about an earlier booking. */
const OWN =
  /(?<!\p{L})(?:already|my (?:appointment|booking|slot|lesson|grind|class|table|visit)|my (?:\p{L}+ )?one|the (?:one|appointment|booking) (?:i|we|that)(?: (?:have|had|made|booked))?|not a second one|mo (?:choinne|cheann|bhord|rang|chuairt)|cheana)(?!\p{L})/iu

/** Whether a text speaks of an appointment that was made before. */
export const speaksOfOwn = (text: string) => OWN.test(text)

const REQUESTS =
  /(?:^|[,;]\s+|(?<!\p{L})(?:and|also|agus)\s+)(?:(?:can|could|would|will) (?:you|ye|ya|u|yous)|an (?:féidir libh|bhféadfá|bhféadfadh sibh|gcuirfidh|mbogfaidh|gcealóidh))(?!\p{L})/iu

/** "Can you cancel it": asks for it to be done, and not how. */
export const asksUsTo = (text: string) => REQUESTS.test(text)
