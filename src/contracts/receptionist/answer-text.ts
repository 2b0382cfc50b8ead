/** Bounds of questions and answers, without zod: the process that reads documents starts with them. */

export const MAX_QUESTION_LENGTH = 300
export const MAX_ANSWER_LENGTH = 2_000

/** Direction marks and zero-width characters, which are invisible and could hide what a text says. */
export const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
