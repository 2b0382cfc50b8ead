const waiting: (() => void)[] = []

/**
 * Waits for a round of the event loop in which no other piece of a turn runs. Reading a message needs no input, and SQLite answers
 * within the round, so without such waits turns that became ready together would run without a request being answered in between.
 */
export function nextRound(): Promise<void> {
  return new Promise((start) => {
    waiting.push(start)
    if (waiting.length === 1) setImmediate(startNext)
  })
}

function startNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(startNext)
}
