const CACHE_SIZE = 200

/**
 * Keeps the answers to the last inputs, because several parts of a turn ask the same of one message. For functions whose
 * answer follows from their texts alone, and whose answers nobody changes.
 */
export function rememberLast<Input extends string[], Answer>(
  read: (...input: Input) => Answer,
  most = CACHE_SIZE,
): (...input: Input) => Answer {
  // Two halves: to delete the oldest key of a map takes longer the more keys were deleted before it.
  let newer = new Map<string, Answer>()
  let older = new Map<string, Answer>()
  return (...input) => {
    const [first = ''] = input
    const key = input.length === 1 ? first : input.join('\0')
    const known = newer.get(key)
    if (known !== undefined || newer.has(key)) return known as Answer
    const answer = older.has(key) ? (older.get(key) as Answer) : read(...input)
    if (newer.size >= most / 2) {
      older = newer
      newer = new Map()
    }
    newer.set(key, answer)
    return answer
  }
}
