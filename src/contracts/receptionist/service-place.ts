import type { BilingualName, ServicePlace } from './diary.ts'

type NamedPlace = 'phone' | 'online' | 'elsewhere'

const MEETING =
  '(?:calls?|consult\\p{L}*|appointments?|chats?|advice|reviews?|meetings?|sessions?|check-?ins?|interviews?|assessments?|conversations?|follow-?ups?|counselling|triage|visits?|lessons?|class(?:es)?|tutorials?|grinds?|demos?|demonstrations?)'

const ENGLISH: Record<NamedPlace, RegExp> = {
  phone: new RegExp(
    `(?<!\\p{L})(?:(?:tele)?phone[ -]${MEETING}|(?:by|over the|on the) (?:tele)?phone|tele-?consult\\p{L}*|(?:support|sales|discovery|introduct\\p{L}+|intro|advice|consultation|follow-?up|strategy|planning) calls?|call-?backs?)(?!\\p{L})|\\((?:tele)?phone\\)|^call$`,
    'iu',
  ),
  online: new RegExp(
    `(?<!\\p{L})(?:(?:online|video|virtual|remote|zoom|teams)[ -]${MEETING}|(?:by|over|on|via) (?:video|zoom|teams))(?!\\p{L})|(?<=\\p{L}[ ,]+|\\()(?:online|virtual|remote|zoom)\\)?$`,
    'iu',
  ),
  elsewhere:
    /(?<!\p{L})(?:(?:home|site|house|farm|yard) (?:visits?|calls?|surveys?)|call-?outs?|viewings?|visit for a quote|at your (?:home|house|place))(?!\p{L})/iu,
}

const IRISH: Record<NamedPlace, RegExp> = {
  phone:
    /(?<!\p{L})(?:(?:glao|comhairliúchán|coinne|comhrá|cruinniú|seisiún|agallamh) (?:gutháin|fóin|teileafóin|tacaíochta)|ar an (?:bhfón|nguthán|teileafón))(?!\p{L})|^glao(?!\p{L})/iu,
  online: /(?<!\p{L})(?:ar líne|físghlao|físchomhrá|físchruinniú|físchomhairliúchán)(?!\p{L})/iu,
  elsewhere: /(?<!\p{L})cuairt (?:bhaile|tí|ar an suíomh)(?!\p{L})/iu,
}

/**
 * Where a service takes place. A service that was stored before services had a place is where its name says: a "phone
 * consultation" is by phone. A "phone repair" is not, because only meetings happen by phone.
 */
export function findServicePlace({ name, place }: { name: BilingualName; place: ServicePlace | null }): ServicePlace {
  return place ?? findNamedPlace(name)
}

function findNamedPlace({ en, ga }: BilingualName): ServicePlace {
  const find = (patterns: Record<NamedPlace, RegExp>, name: string) =>
    (['elsewhere', 'online', 'phone'] as const).find((place) => patterns[place].test(name))
  return find(ENGLISH, en) ?? find(IRISH, ga) ?? 'organisation'
}
