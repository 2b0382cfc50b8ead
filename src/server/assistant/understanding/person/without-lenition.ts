import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'

/** "Do Shaoirse" is for Saoirse: given names as they are written without a word before them. */
export const withoutLenition = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(\p{Lu})h(\p{L}+)/gu, (name, first: string, rest: string) =>
    GIVEN_NAMES.has(fold(first + rest)) && !GIVEN_NAMES.has(fold(name)) ? first + rest : name,
  )
