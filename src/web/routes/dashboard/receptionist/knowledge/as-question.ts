/** Callers' questions are stored without their final punctuation. */
export const asQuestion = (text: string) => (text === '' || /[.?!]$/.test(text) ? text : `${text}?`)
