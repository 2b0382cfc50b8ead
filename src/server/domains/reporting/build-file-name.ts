import { stripMarks } from '#contracts/words/strip-marks.ts'

/** Builds a file name for every system: the subject in ASCII letters, and the day. Without an extension. */
export function buildFileName(about: string, day: string): string {
  const plain = stripMarks(about)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return `${plain || 'report'}-${day}`
}
