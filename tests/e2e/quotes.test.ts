import { expect, expectAccessible, expectReadable, test } from '../support/browser.ts'
import { beAdministrator, beBusiness, expectToast, newEmail, submit } from '../support/portal.ts'

const QUOTES = '/dashboard/admin/upgrade/quotes'
const OWN = '/dashboard/business/upgrade'

/** A unique name on this server. */
const newName = () => `Bakery ${newEmail('b').split('@')[0]?.split('.')[1] ?? ''}`

test('a quote gets more lines, keeps its text when it is refused, and is sent', async ({ page, server }) => {
  const businessName = newName()
  await beBusiness(page, { businessName })
  const cookies = await page.context().cookies()
  await beAdministrator(page, server)
  await page.goto(`${QUOTES}/new?q=${encodeURIComponent(businessName)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: businessName }).click()
  await page.getByLabel('Title').fill('Website with booking')
  await page.getByLabel('Line 1', { exact: true }).fill('Design')
  await page.getByLabel('Euro, line 1', { exact: true }).fill('1,250.50')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByLabel('Line 4', { exact: true }).fill('Training')
  await page.getByLabel('Euro, line 4', { exact: true }).fill('a lot')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Euro, line 4', { exact: true })).toHaveAccessibleDescription(/like 1,250.50/)
  await expect(page.getByLabel('Euro, line 1', { exact: true })).toHaveValue('1,250.50')
  await page.getByLabel('Euro, line 4', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Quote saved')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expectToast(page, 'Quote sent')
  const quote = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.context().addCookies(cookies)
  await page.goto(`${OWN}/quotes/${quote}`)
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText('Please confirm this first')).toBeVisible()
  await page.getByLabel(/^I accept quote/).check()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expectToast(page, 'Quote accepted')
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the screens are accessible in light and dark and fit the page', async ({ page, server }) => {
    const businessName = newName()
    await beBusiness(page, { businessName })
    const cookies = await page.context().cookies()
    await beAdministrator(page, server)
    const choice = await page.request.get(`${QUOTES}/new?q=${encodeURIComponent(businessName)}`)
    const organisationId = /\?organisation=(\w+)/.exec(await choice.text())?.[1] ?? ''
    const lines = { 'lines.0.description': 'Design', 'lines.0.amount': '1,250.50' }
    const terms = { kind: 'custom', title: 'Website', depositPercent: '50', validUntil: '2099-12-31', notes: '' }
    const path = await submit(page, `${QUOTES}/new`, { intent: 'write', organisationId, ...terms, ...lines })
    await submit(page, path, { intent: 'send', version: '1' })
    for (const address of [QUOTES, path, `${path}/edit`]) {
      await page.goto(address)
      await expectReadable(page)
    }
    await page.context().addCookies(cookies)
    for (const address of [OWN, `${OWN}/quotes/${path.split('/').at(-1)}`]) {
      await page.goto(address)
      await expectReadable(page)
    }
  })
})
