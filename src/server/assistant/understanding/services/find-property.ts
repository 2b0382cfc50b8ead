const COUNT = '(?:\\d|one|two|three|four|five|six)'
const HOME =
  '(?:house|home|apartment|flat|bungalow|cottage|duplex|studio|townhouse|semi(?:-detached)?|terraced house|site|property|place|one)s?'
const DAY = '(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomorrow|tonight)'
/** What ends the name of a place: "in Spiddal on Daft, can I …" */
const STOPS = `(?:on|at|for|by|is|are|was|that|which|please|pls|and|or|but|can|could|would|will|if|so|then|this|next|from|with|i|we|you|ye|it|yet|still|${DAY})`
const PLACE = `(?:in|near|beside|off|at(?! \\d)|on)(?! (?:${DAY}|daft|myhome|facebook|the (?:\\d|website|site|market|app|phone|internet)|your|ye|my)(?!\\p{L}))(?: (?!${STOPS}(?!\\p{L}))[\\p{L}'’-]+){1,4}`
const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:(?:the|a|that|an) )?(?:${COUNT}[ -]?bed(?:room|roomed|rooms|s)?(?: ${HOME})?(?: ${PLACE})?|${HOME} ${PLACE})(?!\\p{L})`,
  'iu',
)
const IRISH_PLACE =
  "(?:ar|i|in|sa|san|cois|in aice le)(?: an)? (?!(?:Dé|Luan|Máirt|Chéadaoin|Déardaoin|Aoine|Satharn|Domhnach)(?!\\p{L}))(?:[a-z]-?)?\\p{Lu}[\\p{L}'’-]*(?: (?:(?:na|an|de|Uí|Mhic) )?\\p{Lu}[\\p{L}'’-]*){0,2}"
const IRISH = new RegExp(
  `(?<!\\p{L})(?:[Aa]n |[Nn]a )?(?:t?[Tt]each|dteach|tí|t?-?[áÁ]rasán|[Cc]h?eann|[Bb]h?ungaló|[Rr]éadmhaoin|[Ss]uíomh)(?: (?:(?:aon|dhá|trí|ceithre|cúig|sé|\\d) sh?eomraí?(?: (?:leapa|codlata))?))?(?: ${IRISH_PLACE})`,
  'u',
)
const VIEWING = /(?<!\p{L})(?:viewings?|réadmhaoin)(?!\p{L})/iu

/** "The 3 bed in Spiddal", "teach ceithre sheomra ar Bhóthar na Trá": what is to be viewed, where homes are viewed. */
export function findProperty(text: string, services: { names: string[] }[]): string | undefined {
  if (!services.some(({ names }) => names.some((name) => VIEWING.test(name)))) return undefined
  return (ENGLISH.exec(text) ?? IRISH.exec(text))?.[0].trim()
}
