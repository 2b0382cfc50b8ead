import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import { DESK, readSlug } from '../support/caller.ts'
import { type ExampleSite, startExampleSite } from '../support/example-site.ts'
import { beBusiness, expectToast, submit } from '../support/portal.ts'

const stoneOn = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: /^(Talk to us|Labhair linn)/ })
const frameOn = (page: Page) => page.frameLocator('ogham-talk iframe')

async function ask(page: Page, text: string): Promise<void> {
  const frame = frameOn(page)
  await expect(frame.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(frame.locator('[data-by=contact]')).toContainText([text])
  await expect(frame.locator('[data-by=receptionist]').last()).toContainText('Quay Street')
}

test.describe('on the website of a customer', () => {
  let site: ExampleSite
  test.beforeEach(async ({ page, server }) => {
    await beBusiness(page)
    site = await startExampleSite(server.url, await readSlug(page))
  })
  test.afterEach(() => site.stop())

  const list = (page: Page, address: string) => submit(page, `${DESK}/set-up`, { intent: 'add-site', site: address })

  test('a visitor asks by keyboard, gets an answer, and finds the conversation again', async ({ page }) => {
    await page.goto(`${DESK}/set-up#website`)
    await page.getByLabel('Address of the website').fill(site.url)
    await page.getByRole('button', { name: 'Add website' }).click()
    await expectToast(page, 'Website added')
    await page.getByRole('button', { name: 'Remove http' }).waitFor()
    await page.goto(`${site.url}/prices?name=Ciara`)
    await stoneOn(page).focus()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await ask(page, 'Where are you?')
    await frameOn(page).getByRole('button', { name: 'Yes', exact: true }).press('Enter')
    await expect(frameOn(page).getByText('Thank you for your answer.')).toBeVisible()
    // One element, and no global.
    expect(await page.evaluate(() => [...document.documentElement.children].map(({ localName }) => localName))).toEqual(
      ['head', 'body', 'ogham-talk'],
    )
    expect(await page.evaluate(() => Object.keys(window).filter((key) => /ogham|talk|widget/i.test(key)))).toEqual([])

    await page.keyboard.press('Escape')
    await expect(frameOn(page).getByRole('textbox')).toBeHidden()
    await expect(stoneOn(page)).toBeFocused()
    await page.evaluate(() => document.body.replaceChildren())
    await page.reload()
    await stoneOn(page).press('Enter')
    await expect(frameOn(page).getByText('Where are you?')).toBeVisible()

    await page.setViewportSize({ width: 320, height: 640 })
    await expect(frameOn(page).getByRole('textbox')).toBeVisible()
    expect(await page.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName ?? 'body')).not.toBe('a')
    await frameOn(page).getByRole('button', { name: 'Close' }).click()
    await expect(stoneOn(page)).toBeFocused()

    await page.goto(`${site.url}/ga`)
    await expect(stoneOn(page)).toHaveText('Labhair linnTalk to us')
    const setUp = await page.request.get(`${DESK}/set-up`)
    expect(await setUp.text()).toContain('Seen on 1 page in the last 30 days, last today at')
  })

  test('foreign messages change nothing on either side, and the launcher shows that a person answered', async ({
    page,
  }) => {
    await list(page, site.url)
    await page.goto(site.url)
    await stoneOn(page).click()
    await expect(frameOn(page).getByRole('textbox')).toBeFocused()
    const frame = page.frames().find((one) => one.url().includes('/widget/'))
    // The host page is not the frame, whatever it claims.
    await page.evaluate(() => window.postMessage({ channel: 'ogham-talk', type: 'close' }, '*'))
    // Known messages of the host page work, and others are ignored.
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('ogham-talk')?.shadowRoot?.querySelector('iframe') ?? {}
      for (const message of ['<b>', { type: 'say', text: 'Hello' }, { channel: 'ogham-talk', type: 'say' }, null]) {
        contentWindow?.postMessage(message, '*')
      }
    })
    await frame?.evaluate(() => {
      for (const message of [{ type: 'close' }, { channel: 'ogham-talk', type: 'unread', count: '<b>' }]) {
        parent.postMessage(message, '*')
      }
    })
    await ask(page, 'Where are you?')
    await expect(frameOn(page).locator('[data-by=contact]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Close/ }).last()).toBeVisible()

    await page.keyboard.press('Escape')
    const desk = await (await page.request.get(DESK)).text()
    const row = desk.split('<a ').find((link) => link.includes('/conversations/') && link.includes('Where are you?'))
    const conversation = /href="([^"?]+)/.exec(row ?? '')?.[1] ?? ''
    await submit(page, conversation, { intent: 'reply', text: 'Niamh here.' })
    await page.getByRole('button', { name: /^New answer/ }).click()
    await expect(frameOn(page).getByText('Niamh here.')).toBeVisible()
    await expect(frameOn(page).getByRole('status')).toContainText('A person at')
  })

  test('without cookies the conversation lasts as long as the page', async ({ page }) => {
    await list(page, site.url)
    await page.route('**/widget/*/messages', async (route) => {
      const request = route.request()
      const said = { method: request.method(), headers: request.headers(), body: request.postData() }
      const response = await fetch(request.url(), said)
      await route.fulfill({ status: response.status, contentType: 'application/json', body: await response.text() })
    })
    await page.goto(site.url)
    await stoneOn(page).click()
    await ask(page, 'Where are you?')
    await ask(page, 'Where exactly?')
    await expect(frameOn(page).locator('[data-by=contact]')).toHaveCount(2)
    expect((await page.context().cookies()).filter(({ name }) => name.includes('talk-'))).toEqual([])
  })

  test('an unlisted website shows no frame, and says so', async ({ page, faults }) => {
    await list(page, 'https://another.example')
    await page.goto(site.url)
    await stoneOn(page).click()
    await expect(page.getByText('The conversation cannot be shown on this website.', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open that page/ })).toHaveAttribute(
      'href',
      /\/talk\/[\w-]+\?lang=en$/,
    )
    await expect(frameOn(page).getByRole('textbox')).toHaveCount(0)
    // The browser itself reports the refused frame.
    expect(faults.splice(0)).toEqual([expect.stringContaining('frame-ancestors')])
    await page.keyboard.press('Escape')
    await expect(stoneOn(page)).toBeFocused()
  })
})

test('our own site shows our widget on public pages only', async ({ page }) => {
  await page.goto('/')
  await stoneOn(page).click()
  await expect(frameOn(page).getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(stoneOn(page)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(/sign-?in/)
  await expect(stoneOn(page)).toBeHidden()
  await page.goto('/talk/ogham')
  await expect(page.locator('ogham-talk')).toHaveCount(0)
})

test('our launcher makes way for what lies under it, and the end of the page leaves room for it', async ({ page }) => {
  const readBox = async () => (await stoneOn(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/pricing')
  // The content ends at 1240 px.
  await expect.poll(async () => (await readBox()).x).toBeGreaterThanOrEqual(1240)
  await expect(stoneOn(page)).toHaveAccessibleName('Talk to us Labhair linn')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  await expect(stoneOn(page)).toBeInViewport({ ratio: 1 })
  await page.getByText('How do I pay?').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(stoneOn(page)).not.toBeInViewport()
  await stoneOn(page).focus()
  await expect(stoneOn(page)).toBeInViewport({ ratio: 1 })
  await stoneOn(page).blur()
  await page.mouse.wheel(0, -60)
  await expect(stoneOn(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(stoneOn(page)).toBeInViewport({ ratio: 1 })
  const last = await page.getByText('Gach glao freagartha, de ló is d’oíche').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await readBox()).y)
})
