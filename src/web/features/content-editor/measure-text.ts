import type { TextField } from '#contracts/site-content-form.ts'

/** Counts the length of a text as the server does. */
export function measureText({ longest, mostLines }: TextField, text: string): { words: string; isOver: boolean } {
  if (mostLines === undefined) {
    const { length } = text.normalize('NFC').trim()
    return { words: `${length} of ${longest}`, isOver: length > longest }
  }
  const lines = text.split('\n').map((line) => line.normalize('NFC').trim())
  const written = lines.filter((line) => line !== '')
  const most = Math.max(0, ...written.map((line) => line.length))
  return {
    words: `${written.length} of ${mostLines} lines, longest ${most} of ${longest}`,
    isOver: written.length > mostLines || most > longest,
  }
}
