const BEHIND =
  '(?:please|on|at|for|by|if|when|and|but|i|we|you|ye|can|could|is|le do|ar|ag|dé|déardaoin|do|agus|ach|más?|an bh?f\\p{L}+|[a-z]+day)'

/** "Rather than a first visit", "in ionad an chruinnithe": what is not wanted any more, beside what is. */
export const REPLACED = new RegExp(
  `(?<!\\p{L})(?:instead of|rather than|in place of|in ionad|in [áa]it|seachas)\\s+((?:(?!${BEHIND}(?!\\p{L}))[\\p{L}'’-]+[^\\S\\n]*){1,5})`,
  'giu',
)
