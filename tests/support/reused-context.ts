import type { BrowserContext, Page } from '@playwright/test'

type Internals = { clearCache: () => Promise<void>; _origins: Set<string> }

/** Playwright's own side of a context, which runs in this process. */
function internalsOf(context: BrowserContext): Internals | undefined {
  const { _connection: connection } = context as unknown as {
    _connection: { toImpl?: (of: BrowserContext) => Internals }
  }
  return connection.toImpl?.(context)
}

/**
 * Between tests Playwright empties the cache of a browser that is used again. Pages and their data are asked for anew
 * each time; a browser that keeps the files of the build loads them, and compiles their scripts, once.
 */
export function keepCache(context: BrowserContext): void {
  const internals = internalsOf(context)
  if (internals !== undefined) internals.clearCache = () => Promise.resolve()
}

/**
 * The page empties its storage when the next test leaves it. Otherwise Playwright opens each origin once more to do so, and
 * intercepts that request, for which the browser forgets its compiled scripts: a fifth of the time of a short test.
 */
export async function emptyStorageOnLeaving(page: Page): Promise<void> {
  const origin = await page.evaluate(registerEmptying).catch(() => undefined)
  // Playwright empties the storage of the other origins.
  if (origin !== undefined) internalsOf(page.context())?._origins.delete(origin)
}

/** Returns the origin, or undefined where storage has more than what is emptied. */
async function registerEmptying(): Promise<string | undefined> {
  if ((await indexedDB.databases()).length > 0 || (await caches.keys()).length > 0) return undefined
  // The page's own listeners, which may store something, were there before.
  addEventListener('pagehide', () => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return location.origin
}

/**
 * Turns off the page's scripts as `javaScriptEnabled: false` does, but in the same browser context. A new context starts
 * a process and compiles every script anew, and so does the return to the old one.
 */
export async function disableScripts(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  return () => session.detach()
}

/** The page does not load the files of scripts. Unlike `disableScripts` it leaves `@media (scripting: enabled)` true. */
export async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  return () => session.detach()
}
