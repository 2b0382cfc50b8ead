import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG_AND_GOOD_PRACTICE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every rule of WCAG 2.2 AA and axe's good practices. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, { type: 'tag', values: WCAG_AND_GOOD_PRACTICE })
}

/** The one rule whose result the colours of a theme can change. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolations(page, { type: 'rule', values: ['color-contrast'] })
}

/** Says what is wrong and where. */
async function expectNoViolations(page: Page, rules: RunOnly): Promise<void> {
  await page.evaluate(waitForAnimations)
  await loadAxe(page)
  expect(await page.evaluate(listViolations, rules)).toEqual([])
}

/** Once in each document: compiling it takes a fifth of the time of a check. The readable source took twice as long. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
}

async function listViolations(runOnly: RunOnly): Promise<string[]> {
  const { axe: loaded } = window as typeof window & { axe: typeof axe }
  // Describing what is right takes longer than finding what is wrong.
  const { violations } = await loaded.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Half-way into view a dialog has half of its contrast. Those that go on for ever, or with the scroll, are not waited for. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
