import { readAskedLanguage } from '../asks-spoken-language.ts'
import { tellsOfGuests } from '../services/guest-needs.ts'

const VISIT =
  /(?<!\p{L})(?:send|get|have) (?:some(?:one|body)|any(?:one|body)|an? (?:man|lad|fella|plumber|electrician|roofer|painter|carpenter|glazier|tiler)) (?:out|round|around|over|up|down|to (?:us|me|the house|my \p{L}+))(?!\p{L})|(?<!\p{L})(?:do|will|would|can|could) (?:ye|you|yis|yous) (?:come|call) (?:out|round|over|to (?:us|me|the house|my \p{L}+))(?!\p{L})|(?<!\p{L})(?:an )?(?:g?ch?uir\p{L}*|seol\p{L}*)(?: sibh)? duine(?: éigin)? (?:amach|anuas|anall|aníos|chugam|chugainn)(?!\p{L})|(?<!\p{L})an d?t[ai]\p{L}+ (?:sibh|duine(?: éigin)?) (?:amach|chugam|chugainn|chuig (?:an teach|mo theach))(?!\p{L})/iu

/** "Will ye send somebody out?": whether the team comes to the customer's, and nobody to talk to. */
export const asksForVisit = (text: string) => VISIT.test(text)

/** "Whose is the boiler?" */
const ASKS_WHOSE = /^\W*cé leis (?:an|na) /iu

/** "Cé a bheidh ag glaoch uirthi?" */
const ASKS_WHO_WILL =
  /^\W*(?:(?:and|agus) )?(?:who(?:['’]?ll| will)(?: be)? (?:ring|call|phon)(?:ing)?|cé a (?:bheidh|bheas) ag (?:glaoch|scairt\p{L}*))(?!\p{L})/iu

/** "Tá duine againn coeliac" tells a need of who comes: a word for a person asks for nobody there. */
export const asksForNobody = (text: string) =>
  tellsOfGuests(text) ||
  asksForVisit(text) ||
  readAskedLanguage(text) !== undefined ||
  ASKS_WHOSE.test(text) ||
  ASKS_WHO_WILL.test(text)
