const VISITOR_DELAY_MS = 3000
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Runs in the head before the first paint. Scripts cannot read the session cookie, so the server sets a second one
 * beside it. With that cookie, the bar waits for the current user. Without it, the bar shows Sign In at once.
 */
export const sessionHintScript = `if (/(?:^|; )signed-in=1/.test(document.cookie)) document.documentElement.dataset.session = 'expected'`

export function isSessionExpected(): boolean {
  return document.documentElement.dataset.session === 'expected'
}

/** Delays a visitor's call for the current user until the first interaction, or three seconds. */
export function waitForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      for (const sign of INTERACTION_EVENTS) removeEventListener(sign, finish)
      resolve()
    }
    for (const sign of INTERACTION_EVENTS) addEventListener(sign, finish, { once: true, passive: true })
    setTimeout(finish, VISITOR_DELAY_MS)
  })
}
