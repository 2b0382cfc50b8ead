import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, findSlug, readSlug, startCaller } from '../support/caller.ts'
import type * as Clinic from '../support/clinic.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { beBusiness, beGovernment, clearSamples, expectToast, submit } from '../support/portal.ts'

test('a person takes over, the caller reads the reply, and the receptionist gets it back', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const slug = await readSlug(page)
  await clearSamples(page)
  await page.goto(DESK)
  // On one line: an address that is broken within a word is no address.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await page.getByRole('link', { name: /^\/talk\// }).boundingBox())?.height).toBeLessThan(30)
  }
  await expect(page.getByRole('heading', { name: /The line is quiet/ })).toBeVisible()
  const caller = await startCaller(request, slug)
  await caller.say('What are your opening hours?')
  const row = page.getByRole('link', { name: /What are your opening hours/ })
  await expect(row).toContainText('Answering now')
  await row.click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Looked up your opening hours')
  await page.getByRole('button', { name: 'Take over' }).filter({ visible: true }).click()
  await expect(log).toContainText('took over. The receptionist is silent from here')
  await expect.poll(async () => (await caller.read()).handler).toBe('person')

  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await reply.fill('Niamh here. How can I help?')
  await reply.press('Enter')
  await expect(log).toContainText('Niamh here. How can I help?')
  await expect(reply).toHaveValue('')
  await caller.hears('Niamh here. How can I help?')
  await caller.send('Is anybody there on Sunday?')
  await expect(log).toContainText('Is anybody there on Sunday?')
  await expect(log).toContainText('Said nothing: a person answers')

  // On a phone the page has other buttons, and an open conversation has no list beside it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Give back' }).filter({ visible: true }).click()
  await expect(log).toContainText('gave it back to the receptionist')
  await caller.say('Where are you?')
  await expect(log.getByText('Looked up your address').last()).toBeInViewport()
  await page.getByRole('button', { name: 'Take over' }).filter({ visible: true }).click()
  await expect(log.getByText('The receptionist is silent from here')).toHaveCount(2)
})

test('a conversation that needs a person is announced at once, and counted until somebody takes it', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const caller = await startCaller(request, await findSlug(page))
  await caller.say('Can I talk to a person, please?')
  await expect(page.getByRole('status').filter({ hasText: '1 conversation needs a person' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Desk 1 waiting' })).toBeVisible()
  await page.goto('/dashboard/business')
  await page.getByRole('link', { name: 'Receptionist 1 waiting' }).click()
  await expect(page.getByRole('region', { name: 'Needs a person' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Needs a person 1' }).click()
  await expect(page).toHaveURL(`${DESK}?show=waiting`)
  await page.getByRole('link', { name: /Can I talk to a person/ }).click()
  await expect(page.getByRole('log')).toContainText('Can I talk to a person')
  await page.keyboard.press('t')
  await expect(page.getByRole('log')).toContainText('took over')
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Desk', exact: true })).toBeVisible()
})

test('a colleague notes, assigns, closes and finds a conversation by single keys and filters', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const slug = await readSlug(page)
  const [knee, parking] = [await startCaller(request, slug, 'ga'), await startCaller(request, slug)]
  await knee.say('Tá mo ghlúin tinn')
  await parking.say('Is there parking?')
  await page.goto(`${DESK}/conversations/${parking.id}`)
  await page.keyboard.press('n')
  await page.keyboard.type('Rang her back.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  await expect(page.getByRole('log')).toContainText('Rang her back.')
  await page.getByLabel('Who looks after it').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign conversation' }).click()
  await expectToast(page, 'Conversation assigned')
  await page.getByLabel('How it ended').selectOption('not answered')
  await page.getByLabel(/^Close it/).check()
  await page.getByRole('button', { name: 'Save outcome' }).click()
  await expectToast(page, 'Outcome saved')

  await page.locator('summary', { hasText: 'Language and day' }).click()
  await page.getByLabel('Language').selectOption('Gaeilge')
  await page.getByLabel('Day of the last message').fill(irishDay(new Date()))
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.locator('.desk-row')).toHaveText([/Tá mo ghlúin tinn/])
  await page.getByRole('link', { name: 'Any language and day' }).click()
  await expect(page.locator('.desk-row')).not.toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.type('ghluin')
  await page.keyboard.press('Enter')
  await expect(page.locator('.desk-row')).toHaveText([/Tá mo ghlúin tinn/])
  await page.keyboard.press('Escape')
  await page.locator('.desk-row').first().focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Previous conversation')
})

test('arrow keys move along the line to a place in the transcript, and single keys can be turned off', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const caller = await startCaller(request, await readSlug(page))
  await caller.say('What are your opening hours?')
  await page.goto(`${DESK}/conversations/${caller.id}`)
  const stops = page.getByRole('group', { name: 'Moments of the conversation' }).getByRole('link')
  await stops.first().focus()
  await page.keyboard.press('End')
  await expect(stops.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(stops.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(stops.nth(1)).toBeFocused()
  const asked = page.getByRole('link', { name: /^\d\d:\d\d, Visitor: What are your opening hours\?$/ })
  await asked.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.desk-moment:target')).toContainText('What are your opening hours?')
  await submit(page, '/account', { intent: 'keys', singleKeys: 'off' })
  await page.reload()
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Single keys are off for you')
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await page.keyboard.press('j')
  await expect(page.locator('.desk-row:focus')).toHaveCount(0)
  expect((await caller.read()).handler).toBe('receptionist')
})

test('the desk fills the window and nothing scrolls below it', async ({ page, request }) => {
  await beBusiness(page)
  const caller = await startCaller(request, await readSlug(page))
  await caller.say('What are your opening hours?')
  const expectFull = async () => {
    const box = await page.locator('.desk').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800 - 32)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
  }
  await page.goto(DESK)
  await expect(page.locator('.desk-row')).toHaveCount(5)
  await expectFull()
  await page.getByRole('link', { name: /What are your opening hours/ }).click()
  await expect(page.getByRole('log')).toContainText('Looked up your opening hours')
  await expectFull()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // The transcript has the room: at least two in five of the window.
  expect((await page.locator('.desk-scroll').boundingBox())?.height).toBeGreaterThan(300)
  // On a phone an open conversation begins at the portal's bar.
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = await page.locator('header').first().boundingBox()
  expect((await page.locator('.desk').boundingBox())?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
  // It opens at its newest message, from the list as from its address.
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto(DESK)
  await page.getByRole('link', { name: /What are your opening hours/ }).click()
  const newest = page.getByRole('log').getByRole('listitem').last()
  await expect(newest).toBeInViewport()
  await page.reload()
  await expect(newest).toBeInViewport()
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('the desk is accessible in both portals', async ({ page, request, server }) => {
    let email = ''
    for (const [be, desk] of [
      [beGovernment, '/dashboard/government/receptionist'],
      [beBusiness, DESK],
    ] as const) {
      email = await be(page)
      const caller = await startCaller(request, await findSlug(page, desk))
      await expectReadable(page)
      await caller.say('Do you sell bicycles made of bamboo?')
      await caller.say('Can I talk to a person, please?')
      await page.goto(`${desk}/conversations/${caller.id}`)
      await expectReadable(page)
    }
    const { fillClinic } = await loadThroughVite<typeof Clinic>('clinic.ts')
    const day = addToDay(irishDay(new Date()), { days: 10 })
    const line = { time: '11:15', diaryId: 'niamh', name: 'Gearóid Lane', isByHand: true }
    await fillClinic(server, email, { day, lines: [line] })
    await page.goto(`${DESK}?q=gearoid`)
    await expectReadable(page)
  })
})
