import { ENGLISH_WORDS, IRISH_WORDS } from '../language/words.ts'
import { fold } from '../text/fold.ts'
import { GIVEN_NAMES } from '../text/given-names.ts'
import { irishBase } from '../text/irish-base.ts'
import { rememberLast } from '../text/remember-last.ts'

/** Capitalised words that are no names. */
const NO_NAMES = new Set(
  `i i'm i'll i've i'd monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december christmas easter new year eve day bank holiday stephen's patrick's brigid's st saint irish english
gaeilge bearla ireland eire dr doctor mr mrs ms miss prof professor fr sr uasal dochtuir de luain mairt ceadaoin deardaoin
aoine satharn sathairn domhnach domhnaigh luan mhairt eanair feabhra marta aibrean bealtaine meitheamh iuil lunasa mean fomhair
deireadh samhain nollaig whatsapp google eircode euro o ni nic mac ui mhic`.split(/\s+/),
)
/** "hAoine", "gCorcaigh", "Niamh", "O'Brien"; the place tells whether it begins a sentence. */
const CAPITALISED = /(?<![\p{L}\p{N}@/.'’])(?:[hntdgbmp]{1,2}-?)?\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}[\p{L}\p{M}'’-]*/gu
const SENTENCE_ENDS = /(?:^|[.!?:;•“"(\n]|^\d+\.|\n\d+\.)\s*$/

/**
 * Names of people, places and firms that a reply says and nothing in the turn does. A capital in a sentence makes a word
 * a name unless it is a common word; at the beginning of one only a person's usual name, or two capitals, do.
 */
export function findUnfoundedNames(reply: string, facts: string[]): string[] {
  const known = listKnownWords(facts.join('\n'))
  const found = [...reply.matchAll(CAPITALISED)].map(({ 0: word, index }) => ({ word, index }))
  return found.flatMap(({ word, index }, place) => {
    const forms = [plain(word), plain(word).replace(/'s$/, ''), irishBase(word)]
    if (forms.some((form) => known.has(form) || NO_NAMES.has(form))) return []
    const isGiven = forms.some((form) => GIVEN_NAMES.has(form))
    const isWord = forms.some((form) => ENGLISH_WORDS.has(form.replaceAll("'", '')) || IRISH_WORDS.has(form))
    const next = found[place + 1]
    const isFullName = next?.index === index + word.length + 1 && !NO_NAMES.has(plain(next.word))
    const isFirst = SENTENCE_ENDS.test(reply.slice(0, index))
    return isGiven || (!isWord && (!isFirst || isFullName)) ? [word] : []
  })
}

const plain = (word: string) => fold(word)

const listKnownWords = rememberLast((facts: string) => new Set(listWords(facts)))

function listWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => word !== '')
  return words.flatMap((word) => [plain(word), plain(word).replace(/'s$/, ''), irishBase(word)])
}
