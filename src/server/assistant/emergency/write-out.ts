const CONTRACTED =
  /(?<=^| )(he|she|someone|somebody|one|fella|kid|toddler|baby|child|man|woman|lad|girl|boy|husband|wife|partner|granny|nana|grandad|da|dad|mam|mum|mammy|daddy|son|daughter|mother|father|brother|sister|neighbour|friend|house|shed|kitchen|car|heart|throat|tongue|face|arm)s /g

/** "He's after falling" is Irish English for "he fell". */
const AFTER = /(?<=^| )(\S+?)(?:s| is| are| am)? after (\S{2,20}ing) /g
const IRREGULAR: Record<string, string> = {
  drinking: 'drank',
  taking: 'took',
  falling: 'fell',
  getting: 'got',
  coming: 'came',
  going: 'gone',
  hitting: 'hit',
  cutting: 'cut',
  eating: 'ate',
  breaking: 'broke',
  losing: 'lost',
  having: 'had',
  finding: 'found',
  burning: 'burned',
  stopping: 'stopped',
  biting: 'bit',
  shooting: 'shot',
  striking: 'struck',
  driving: 'drove',
  running: 'ran',
  choking: 'choking',
}
const pastOf = (verb: string) => IRREGULAR[verb] ?? `${verb.slice(0, -3)}ed`

/** "Someone's breaking in": patterns about a person and what is the matter find "is" between them. */
export const writeOut = (said: string): string =>
  said.replaceAll(AFTER, (_, who: string, verb: string) => `${who} ${pastOf(verb)} `).replaceAll(CONTRACTED, '$1 is ')
