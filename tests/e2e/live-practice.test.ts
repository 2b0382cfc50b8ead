import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import { addRecogniser } from '../support/voice.ts'

/** An English voice that never stops speaking. */
async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-IE' }
    Object.assign(window, { SpeechSynthesisUtterance: class {} })
    Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [voice], speak() {}, cancel() {} } })
  })
}

async function removeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
}

async function start(page: Page): Promise<void> {
  await page.goto('/ai-receptionist')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('You are talking to the AI assistant of Claddagh Physio.')
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or type to it').fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(text, { exact: true })).toBeAttached()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
}

test('a visitor books at the made-up clinic and sees its diary change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page)
  await type(page, 'I would like to book a first visit')
  await type(page, 'the first one')
  await type(page, 'Ciara Walsh')
  await type(page, 'ciara@walsh.example')
  await type(page, 'Yes please')
  await expect(page.getByRole('img', { name: /Yours: \d\d:\d\d to \d\d:\d\d/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Booked \w+day/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  expect((await page.context().cookies()).filter(({ name }) => name.includes('talk'))).toEqual([])
})

test('the field stays in view with what was said last', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await start(page)
    const field = page.getByLabel('Or type to it')
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('You are talking to the AI assistant of Claddagh Physio.')).toBeInViewport()
    await type(page, 'When are you open?')
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('log').getByRole('listitem').last()).toBeInViewport()
  }
})

test('typing begins the conversation too', async ({ page }) => {
  await page.goto('/ai-receptionist')
  await page.getByLabel('Or type to it').fill('Do you take Laya?')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log).toContainText('claim the share that your policy covers')
  await expect(log.getByRole('listitem').first()).toContainText('You are talking to the AI assistant')
  await expect(page.getByLabel('Or type to it')).toBeFocused()
})

test('no turn is cut at the left, and our own receptionist makes room in its corner', async ({ page }) => {
  const listCut = () =>
    page.getByRole('log').evaluate((log) => {
      const edge = log.getBoundingClientRect().left
      const boxes = [...log.querySelectorAll('li')].map((turn) => turn.getBoundingClientRect())
      return boxes.filter(({ left, right }) => left < edge - 1 && right > edge + 1).length
    })
  const launcher = page.locator('ogham-talk').getByRole('button', { name: /Talk to us/ })
  const suggestion = page.getByRole('button', { name: 'Do you take Laya?' })
  await start(page)
  await type(page, 'Is there anything on Thursday?')
  for (const [width, text] of [
    [1280, 'When are you open?'],
    [390, 'Do you take Laya?'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await type(page, text)
    await expect.poll(listCut).toBe(0)
    await expect(page.getByRole('log').getByText(text)).toBeInViewport()
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await suggestion.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(launcher).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(launcher).toBeVisible()
  }
})

test('the button stops speech, and what is said while it is held is recognised', async ({ page }) => {
  await addRecogniser(page, 'Do you take Laya?')
  await addVoice(page)
  await start(page)
  await expect(page.getByRole('log')).toContainText('Claddagh Physio, speaking')
  await page.getByRole('button', { name: 'Speak' }).focus()
  await page.keyboard.down('Space')
  await expect(page.getByRole('log')).not.toContainText('speaking')
  await expect(page.getByRole('button', { name: 'Listening' })).toBeVisible()
  await page.keyboard.up('Space')
  await expect(page.getByRole('log')).toContainText('claim the share that your policy covers')
})

test('without a recogniser, and in Irish, the button focuses the field', async ({ page }) => {
  await removeRecogniser(page)
  await start(page)
  await page.getByRole('button', { name: 'Type to it' }).click()
  await expect(page.getByLabel('Or type to it')).toBeFocused()
  await page.getByRole('button', { name: 'Gaeilge' }).click()
  await expect(page.getByText('This browser understands and speaks no Irish.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'An bhfuil sibh oscailte Dé Sathairn?' }).click()
  await expect(page.getByRole('log').locator('[lang=ga]').last()).toContainText('Sathairn')
})

test('a failure is shown and the text stays, and after an hour the visitor starts again', async ({ page }) => {
  await start(page)
  const field = page.getByLabel('Or type to it')
  await page.context().setOffline(true)
  await field.fill('When are you open?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('When are you open?')
  await expect(page.getByRole('button', { name: 'Start again' })).toBeHidden()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Our opening hours')

  const gone = 'This conversation is gone. Please begin another one.'
  await page.route('**/api/sandbox/messages', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: gone } }),
  )
  await field.fill('When are you open?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(gone)
  await page.unroute('**/api/sandbox/messages')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('log')).not.toContainText('Our opening hours')
  await expect(page.getByRole('log')).toContainText('You are talking to the AI assistant of Claddagh Physio.')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Our opening hours')
})
