import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK } from '../support/caller.ts'
import { beBusiness } from '../support/portal.ts'

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
