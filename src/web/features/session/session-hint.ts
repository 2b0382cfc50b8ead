const PATIENCE_MS = 3000
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Runs in the head before the first paint. Scripts cannot read the session cookie, so the server sets a second one
 * beside it. With that cookie, the bar waits for the current user. Without it, the bar shows Sign In at once.
 */
export const sessionHintScript = `if (/(?:^|; )signed-in=1/.test(document.cookie)) document.documentElement.dataset.session = 'expected'`

export function isSessionExpected(): boolean {
  return document.documentElement.dataset.session === 'expected'
}

/** Delays a visitor's call for the current user until the first interaction, or three seconds. */
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
