import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

const MAX_STOPS = 120

/** Presses Tab until the target has the focus. Every stop on the way is marked, in the window, and covered by nothing. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(describeHiddenFocus)).toBe('')
    if (await target.evaluate((element) => element === document.activeElement)) return
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
    const isInside = (element: Element) =>
      document.activeElement === document.body || element.contains(document.activeElement)
    expect(await dialog.evaluate(isInside)).toBe(true)
    expect(await page.evaluate(describeHiddenFocus)).toBe('')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The browser tells the page a moment later. An opener that is pressed within it opens nothing.
  await expect(page.locator('dialog h2')).toHaveCount(0)
}

/** Says why somebody would not see where the focus is; '' where they do. */
function describeHiddenFocus(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return ''
  const name = `${focused.textContent} ${focused.outerHTML.slice(0, 120)}`
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((share) => [left + (right - left) * share, top + (bottom - top) / 2] as const)
  const isCovered = points.every(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there === null || !(focused.contains(there) || there.contains(focused))
  })
  if (isCovered) return `covered, or outside the window: ${name}`
  // The browser marks the part of a date or a time that has the focus.
  if (focused.matches('[type=date], [type=time]')) return ''
  const isMarked = [focused, focused.parentElement, focused.closest('label')].some((element) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  return isMarked ? '' : `not marked: ${name}`
}
