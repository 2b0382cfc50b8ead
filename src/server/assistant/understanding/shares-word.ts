import { STOPWORDS } from '../retrieval/stopwords.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'

/** "Meastacháin" is the genitive of "meastachán". */
export const broad = (word: string) => word.replace(/i(?=[bcdfglmnprst]+$)/, '')

export const singular = (word: string) => fold(word).replace(/s$/, '')

/** The words of a text, without the small ones that every name has. */
const listContent = (text: string) =>
  text.split(/\s+/).filter((word) => word !== '' && !STOPWORDS.en.has(fold(word)) && !STOPWORDS.ga.has(fold(word)))

export const sharesWord = (text: string, name: string) => {
  const words = new Set(listContent(name).flatMap((word) => [singular(word), broad(irishBase(word))]))
  return listContent(text).some((word) => words.has(singular(word)) || words.has(broad(irishBase(word))))
}
