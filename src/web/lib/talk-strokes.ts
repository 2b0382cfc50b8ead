import type { MessageSender } from '#contracts/receptionist/talk.ts'

const WORDS_PER_STROKE = 4
/** A longer message fills no more than this beside its text. */
const MOST_STROKES = 24
const PITCH = 4.4
const STEM_X = 16

/** Strokes of a message on the stem beside it: one for every four words, longer for longer words. */
export function drawStrokes(by: MessageSender, text: string): { height: number; path: string } {
  const lengths = strokeLengths(text)
  return {
    height: Math.round(8 + lengths.length * PITCH),
    path: lengths.map((length, index) => strokeAt(by, 4 + index * PITCH, length)).join(''),
  }
}

function strokeAt(by: MessageSender, y: number, length: number): string {
  const at = `M${STEM_X} ${Math.round(y * 10) / 10}`
  if (by === 'contact') return `${at}h-${length}`
  return by === 'staff' ? `${at}l${length} 3` : `${at}h${length}`
}

function strokeLengths(text: string): number[] {
  const words = text.split(/\s+/).filter(Boolean)
  const count = Math.min(MOST_STROKES, Math.max(1, Math.ceil(words.length / WORDS_PER_STROKE)))
  return Array.from({ length: count }, (_, index) => {
    const letters = words.slice(index * WORDS_PER_STROKE, (index + 1) * WORDS_PER_STROKE).join('').length
    return Math.min(13, 6 + Math.round(letters / 4))
  })
}
