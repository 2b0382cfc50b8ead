const CACHE_SIZE = 200

/**
 * Keeps the answers to the last inputs, because several parts of a turn ask the same of one message. For functions whose
 * answer follows from their texts alone, and whose answers nobody changes.
 */
export function rememberLast<Input extends string[], Answer>(
  read: (...input: Input) => Answer,
  most = CACHE_SIZE,
): (...input: Input) => Answer {
  const answers = new Map<string, Answer>()
  return (...input) => {
    const [first = ''] = input
    const key = input.length === 1 ? first : input.join('\0')
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = read(...input)
    // The first key of a map is the oldest.
    if (answers.size >= most) answers.delete(answers.keys().next().value ?? '')
    answers.set(key, answer)
    return answer
  }
}
