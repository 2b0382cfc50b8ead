import { stripMarks } from '#contracts/words/strip-marks.ts'

const PLAIN = /^[\x20-\x7e]*$/

/** Letters without their marks, in small ones; typographic apostrophes become plain ones. */
export function fold(text: string): string {
  // Most words of English texts: an index of thousands of entries is built several times faster.
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return stripMarks(text)
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
}
