import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

const MAX_STOPS = 120

/** Presses Tab until the target has the focus. Every stop on the way is marked, in the window, and covered by nothing. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found once: a search for a role reads the whole page, and a page has up to 80 stops.
  let found = await target.elementHandle()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    let focus = await found?.evaluate(readFocus)
    if (focus?.isConnected !== true || focus.fault !== '') {
      const readAgain = async () => {
        // React may have drawn another element in its place.
        found = await target.elementHandle()
        focus = await found?.evaluate(readFocus)
        return focus?.fault
      }
      await expect.poll(readAgain).toBe('')
    }
    if (focus?.isOnElement) return
  }
  throw new Error(`${MAX_STOPS} presses of ${key} did not reach ${target}`)
}

/** Presses Enter on what Tab reaches. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** A dialog takes the focus and keeps it. Escape closes it, and its opener has the focus again. */
export async function expectModal(page: Page, opener: Locator, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const stops = await dialog.getByRole('button').count()
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press('Tab')
    // Beyond the last stop is the browser's own bar, and the page has no focus.
    expect(await dialog.evaluate(readFocus)).toMatchObject({ isInsideOrNowhere: true, fault: '' })
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The browser tells the page a moment later. An opener that is pressed within it opens nothing.
  await expect(page.locator('dialog h2')).toHaveCount(0)
}

type Focus = { isConnected: boolean; isOnElement: boolean; isInsideOrNowhere: boolean; fault: string }

/** Where the focus is, and why somebody would not see it there; '' where they do. Runs in the page. */
function readFocus(element: Element): Focus {
  const focused = document.activeElement
  const isNowhere = focused === null || focused === document.body
  return {
    isConnected: element.isConnected,
    isOnElement: element === focused,
    isInsideOrNowhere: isNowhere || element.contains(focused),
    fault: isNowhere ? '' : describeFault(focused),
  }

  function describeFault(stop: Element): string {
    const name = `${stop.textContent} ${stop.outerHTML.slice(0, 120)}`
    if (isCovered(stop)) return `covered, or outside the window: ${name}`
    // The browser marks the part of a date or a time that has the focus.
    if (stop.matches('[type=date], [type=time]')) return ''
    return isMarked(stop) ? '' : `not marked: ${name}`
  }

  function isCovered(stop: Element): boolean {
    const { left, right, top, bottom } = stop.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((share) => {
      const there = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) / 2)
      return there === null || !(stop.contains(there) || there.contains(stop))
    })
  }

  function isMarked(stop: Element): boolean {
    return [stop, stop.parentElement, stop.closest('label')].some((candidate) => {
      if (candidate === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  }
}
