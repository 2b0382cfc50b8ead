const PATIENCE_MS = 3000
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Runs in the head before the first paint. The server sets the cookie beside the session's own, which no script can
 * read; with it the bar waits for the answer about who is signed in, without it the way in shows at once.
 */
export const sessionHintScript = `if (/(?:^|; )signed-in=1/.test(document.cookie)) document.documentElement.dataset.session = 'expected'`

export function isSessionExpected(): boolean {
  return document.documentElement.dataset.session === 'expected'
}

/** A visitor's first look needs no answer from the server: it is asked once they do something, or a little later. */
export function whenNeeded(): Promise<void> {
  return new Promise((resolve) => {
    const need = () => {
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, need)
      resolve()
    }
    for (const sign of SIGNS_OF_USE) addEventListener(sign, need, { once: true, passive: true })
    setTimeout(need, PATIENCE_MS)
  })
}
