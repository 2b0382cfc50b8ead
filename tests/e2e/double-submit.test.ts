import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { DESK, readSlug, startCaller } from '../support/caller.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

/** Lets the next form reach the server and keeps its answer until the returned function is called. */
async function holdAnswer(page: Page): Promise<{ stored: Promise<() => void> }> {
  const stored = Promise.withResolvers<() => void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const released = Promise.withResolvers<void>()
    stored.resolve(released.resolve)
    await released.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { stored: stored.promise }
}

test('a double click does not undo its first press, and a form that is sent twice at once is stored once', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const caller = await startCaller(request, await readSlug(page))
  await caller.say('Can I talk to a person, please?')
  await page.goto(`${DESK}/conversations/${caller.id}`)
  const takeOver = page.getByRole('button', { name: 'Take over' }).filter({ visible: true })
  const box = await takeOver.boundingBox()
  await takeOver.click()
  const giveBack = page.getByRole('button', { name: 'Give back' }).filter({ visible: true })
  await expect(giveBack).toBeEnabled()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })

  await page.keyboard.press('n')
  await page.keyboard.type('Rang her back.')
  const add = page.getByRole('button', { name: 'Add note' })
  const held = await holdAnswer(page)
  await add.click()
  const answer = await held.stored
  await add.evaluate((button: HTMLButtonElement) => button.click())
  answer()
  await expectToast(page, 'Note added')
  await page.unrouteAll()
  await page.reload()
  await expect(giveBack).toBeVisible()
  expect((await caller.read()).handler).toBe('person')
  await expect(page.getByRole('log').getByText('Rang her back.')).toHaveCount(1)

  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await reply.fill('Niamh here.')
  await reply.evaluate((field) => {
    for (let time = 0; time < 2; time++) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
  })
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('log').getByText('Niamh here.')).toHaveCount(1)
  const { messages } = await caller.read()
  expect(messages.filter(({ text }) => text === 'Niamh here.')).toHaveLength(1)
})
