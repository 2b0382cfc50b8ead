/** What a language brings to the grammar of times. */
export interface Vocabulary {
  /** Puts a word into the form that the phrases have. */
  normalise: (word: string) => string
  /** Phrase → tokens of the grammar. An empty string drops the phrase. */
  phrases: ReadonlyMap<string, string>
  /** The number that begins at a word, if one does. */
  readNumber: (words: string[], start: number) => ReadNumber | undefined
}

export interface ReadNumber {
  token: string
  length: number
}

/** "tomorrow: tmrw, tomorow" a line. The token may be several words; "-" stands for none. */
export function phraseTable(lines: string, normalise: (word: string) => string): Map<string, string> {
  const table = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const [token = '', phrases = ''] = line.split('=')
    for (const phrase of phrases.split(',')) {
      const key = phrase.trim().split(' ').map(normalise).join(' ')
      table.set(key, token.trim() === '-' ? '' : token.trim())
    }
  }
  return table
}

const LONGEST_PHRASE = 6
/** How many words a vocabulary keeps in the form of its phrases, beside its own. */
export const WORDS_KEPT = 4_000

/** The tokens of words, longest phrase first; a word that means nothing here is "x". */
export function tokenise(given: string[], vocabulary: Vocabulary, other: Vocabulary): string[] {
  const tokens: string[] = []
  const words = given.flatMap((word) => splitHyphens(word, vocabulary)).flatMap((word) => splitJoined(word, vocabulary))
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const isToken = word.includes(':')
    const step = isToken
      ? { token: word, length: 1 }
      : (readWord(words, index, vocabulary) ?? readForeign(words, index, other))
    if (step?.token !== '') tokens.push(...(step?.token ?? 'x').split(' '))
    index += step?.length ?? 1
  }
  return tokens
}

/** "half-four", "mid-December", "Mon-Wed": parts that all mean something count by themselves. Irish "t-am" is one word. */
function splitHyphens(word: string, vocabulary: Vocabulary): string[] {
  const parts = word.split('-')
  if (parts.length === 1 || word.includes(':') || readWord([word], 0, vocabulary) !== undefined) return [word]
  const tokens = parts.map((part) => (part.length < 3 ? undefined : readWord([part], 0, vocabulary)?.token))
  if (tokens.includes(undefined)) return [word]
  return tokens.every((token) => /^[wm]:/.test(token ?? '')) ? parts.join(' until: ').split(' ') : parts
}

const FIRST_OF_JOINED = /^(?:half|quarter|next|this|w:\d|\+\d|part:\S+ firstthing:)$/
const SECOND_OF_JOINED = /^(?:n:\d+|past|to|w:\d|part:\S+|week|month|weekend)$/
const SHORTEST_JOINED = 7

/** "halfnine", "tomorrowmorning", "nextweek": two words of time without the space between them. */
function splitJoined(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < SHORTEST_JOINED || word.includes(':') || readWord([word], 0, vocabulary) !== undefined)
    return [word]
  for (let place = 3; place < word.length - 1; place += 1) {
    const parts = [word.slice(0, place), word.slice(place)]
    const [first = '', second = ''] = parts.map((part) => readWord([part], 0, vocabulary)?.token)
    if (FIRST_OF_JOINED.test(first) && SECOND_OF_JOINED.test(second)) return parts
  }
  return [word]
}

function readWord(words: string[], start: number, vocabulary: Vocabulary): ReadNumber | undefined {
  const first = vocabulary.normalise(words[start] ?? '')
  // Few words begin a phrase of several.
  const longest = findWords(vocabulary).longest.get(first) ?? 1
  const forms = longest === 1 ? [first] : words.slice(start, start + longest).map(vocabulary.normalise)
  for (let length = forms.length; length > 1; length -= 1) {
    const token = vocabulary.phrases.get(forms.slice(0, length).join(' '))
    if (token !== undefined) return { token, length }
  }
  const number = vocabulary.readNumber(words, start)
  const token = vocabulary.phrases.get(first)
  return number ?? (token === undefined ? undefined : { token, length: 1 })
}

/** Of the other language only words that can be nothing else: days, months, "tomorrow", "half five". */
function readForeign(words: string[], start: number, other: Vocabulary): ReadNumber | undefined {
  const found = readWord(words, start, other)
  if (found === undefined || !CERTAIN.test(found.token)) return undefined
  // English "half five" among Irish words is half past five, and needs no asking.
  return found.token === 'half' ? { ...found, token: 'half past' } : found
}

const CERTAIN = /^(?:w:|m:|\+|today|half|(?:three)?quarter|part:|feast:|noon|n:|pm|am)/

interface PhraseWords {
  all: Set<string>
  /** The words of the longest phrase that begins with a word. */
  longest: Map<string, number>
}

const phraseWords = new WeakMap<Vocabulary, PhraseWords>()

function findWords(vocabulary: Vocabulary): PhraseWords {
  const known = phraseWords.get(vocabulary)
  if (known !== undefined) return known
  const words: PhraseWords = { all: new Set(), longest: new Map() }
  for (const phrase of vocabulary.phrases.keys()) {
    const [first = '', ...rest] = phrase.split(' ')
    for (const word of [first, ...rest]) words.all.add(word)
    words.longest.set(first, Math.min(LONGEST_PHRASE, Math.max(words.longest.get(first) ?? 1, rest.length + 1)))
  }
  phraseWords.set(vocabulary, words)
  return words
}

/** Whether a word means something here, alone or in a phrase. */
export function hasWord(vocabulary: Vocabulary, word: string): boolean {
  return findWords(vocabulary).all.has(vocabulary.normalise(word)) || readWord([word], 0, vocabulary) !== undefined
}
