const SMALL_WORDS = new Set('the of on an na and agus near past beside behind opposite'.split(' '))
/** "Near the church" is a description. */
const LEADS = new Set(
  'the near past beside behind opposite just out up down off in at on by i in ag ar sa san cois taobh'.split(' '),
)
const MAX_WORDS_OF_TOWN = 3
const TOWN_BEHIND =
  /^(\d{1,4}[a-d]? .*?\b(?:street|road|avenue|close|crescent|drive|lane|st|rd|ave)) (?!(?:upper|lower|north|south|east|west|near|beside|behind|past|opposite|off|in|at|by|the|apt|apartment|flat|unit|street|road|avenue|close|crescent|drive|lane|st|rd|ave)\b)(?=\p{L}{3})/iu

/** "14 castle close blarney" as it is written on a letter. What has capitals stays as it was written. */
export function writePlace(place: string): string {
  const words = place.split(' ')
  const isPlain = /^\d/.test(place) || (words.length <= MAX_WORDS_OF_TOWN && !LEADS.has(words[0] ?? ''))
  if (place !== place.toLowerCase() || !isPlain) return place
  return place
    .replace(TOWN_BEHIND, '$1, ')
    .replace(/(?<=[\p{L}\d]) (?=(?:apt|apartment|flat|unit)\.? ?\d|co\.? \p{L})/giu, ', ')
    .replaceAll(/(?<![\p{L}\d'’])\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
}
