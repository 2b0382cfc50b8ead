/** Bounds of questions and answers, without zod: the process that reads documents starts with them. */

export const MAX_QUESTION_LENGTH = 300
/** Of a question with all its wordings. */
export const MAX_WORDINGS_LENGTH = 1_000
export const MAX_ANSWER_LENGTH = 2_000

/** A question may be asked in several wordings, one a line. The first one is shown. */
export const listWordings = (question: string): string[] =>
  question.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

export const firstWording = (question: string): string => listWordings(question)[0] ?? ''

/** Direction marks and zero-width characters, which are invisible and could hide what a text says. */
export const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
