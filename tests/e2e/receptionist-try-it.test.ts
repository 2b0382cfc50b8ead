import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK } from '../support/caller.ts'
import { beBusiness } from '../support/portal.ts'
import { addRecogniser } from '../support/voice.ts'

test('an owner talks to the draft, books on trial and starts again', { tag: '@phone' }, async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${DESK}/try-it`)
  const log = page.getByRole('log', { name: 'Conversation with the draft' })
  const field = page.getByLabel('What a caller would write')
  const say = async (text: string, answer: RegExp) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(log.getByRole('listitem').last()).toContainText(answer)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  }
  await expect(log).toContainText('AI assistant of Claddagh Physio')
  await say('Do you sell bicycles made of bamboo?', /I do not know/)
  await expect(log.getByRole('link', { name: 'Write the answer' })).toBeVisible()
  await say('I would like to book a first visit', /Which one suits you/)
  await say('1', /name/)
  await say('Ciara Walsh', /reach|email/)
  await say('ciara@walsh.example', /Shall I book/)
  await say('Yes please', /booked/)
  await expect(log).toContainText('Would book')
  await expectReadable(page)
  await field.fill('  ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Write what a caller would write')).toBeVisible()
  await expect(log).toContainText('Would book')
  await page.getByLabel('Language').selectOption('Gaeilge')
  await expect(log).not.toContainText('Would book')
  await expect(log.locator('.desk-words').first()).toContainText('intleachta saorga')
})

test('who writes and where are chosen by keyboard, and a caller speaks', { tag: '@phone' }, async ({ page }) => {
  await beBusiness(page)
  await addRecogniser(page, 'Can I cancel my appointment?')
  await page.goto(`${DESK}/try-it`)
  const log = page.getByRole('log', { name: 'Conversation with the draft' })
  const caller = page.getByLabel('You are')
  await caller.focus()
  await page.keyboard.press('k')
  await expect(log).toContainText('Found a booking of theirs')
  await expect(caller).toBeFocused()
  await page.getByLabel('By', { exact: true }).selectOption('WhatsApp')
  await expect(page.getByText('WhatsApp is not connected yet')).toBeVisible()
  await expect(log).toContainText('Knew the number on WhatsApp')
  await expect(caller).toHaveValue('known')
  await expectReadable(page)
  const speak = page.getByRole('button', { name: 'Speak' })
  await speak.dispatchEvent('pointerdown')
  await expect(page.getByRole('status').getByText('Listening')).toBeVisible()
  await page.getByRole('button', { name: 'Listening' }).dispatchEvent('pointerup')
  await expect(log).toContainText('Shall I cancel')
  await page.goBack()
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('web-chat')
  await expect(log).not.toContainText('Knew the number on WhatsApp')
  await page.getByLabel('Language').selectOption('Gaeilge')
  await expect(log.locator('.desk-words').first()).toContainText('intleachta saorga')
  await speak.click()
  await expect(page.getByText('This browser understands and speaks no Irish')).toBeVisible()
  await expect(page.getByLabel('What a caller would write')).toBeFocused()
})

test('what is typed while the page loads its news stays', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${DESK}/try-it`)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  const field = page.getByLabel('What a caller would write')
  await field.fill('Where are you?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('4 Quay Street')
  await expect(field).toHaveValue('')
  await field.fill('Is there parking?')
  release()
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await expect(field).toHaveValue('Is there parking?')
})
