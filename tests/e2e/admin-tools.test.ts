import { expect, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { addAdministrator, beAdministrator, expectToast, fillIn } from '../support/portal.ts'

const HERE = '/dashboard/admin/tools'

test('an administrator adds a tool, previews it as a customer and deletes it', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(HERE)
  await page.getByRole('link', { name: 'Add New AI Tool' }).click()
  const slug = `summaries-${Date.now()}`
  await fillIn(page, { name: 'Call summaries', slug: 'Not A Slug', description: 'Each call in three sentences.' })
  await page.getByRole('button', { name: 'Add tool' }).click()
  await expect(page.getByLabel('Slug')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Call summaries')
  await fillIn(page, { slug: 'brigid' })
  await page.getByRole('button', { name: 'Add tool' }).click()
  await expect(page.getByText('Another tool has this slug already.')).toBeVisible()
  await fillIn(page, { slug })
  await page.getByRole('button', { name: 'Add tool' }).click()
  await expectToast(page, 'Tool added')
  const row = page.getByRole('row').filter({ hasText: slug })
  await expect(row).toContainText('Each call in three sentences.')
  await row.getByRole('link', { name: 'Preview Call summaries' }).click()
  await expect(page.getByText('Each call in three sentences.')).toBeVisible()
  await page.goto(HERE)
  await row.getByRole('link', { name: 'Delete Call summaries' }).click()
  await page.getByRole('button', { name: 'Delete tool' }).click()
  await expectToast(page, 'Tool deleted')
  await expect(page.getByText(slug)).toHaveCount(0)
})

test('an administrator duplicates a tool, which is inactive, edits and activates it', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(HERE)
  await page.getByRole('button', { name: 'Duplicate AI marketing', exact: true }).click()
  await expectToast(page, 'Tool duplicated')
  await expect(page.getByLabel('Offered by the portals')).not.toBeChecked()
  const name = `Marketing ${Date.now()}`
  await fillIn(page, { name })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Tool saved')
  await page.goto(HERE)
  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await expectToast(page, 'Tool activated')
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeVisible()
})

test('two administrators edit one tool: the second is told and loses nothing', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(`${HERE}/tool_ai-website`)
  const { browser } = await addAdministrator(server)
  const first = await new PlainPages(server, browser.cookie).open(`${HERE}/tool_ai-website`)
  await first.send('Save changes', { Description: 'Changed by the first of two.' })
  await fillIn(page, { description: 'Changed by the second of two.' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this tool')
  await expect(page.getByLabel('Description')).toHaveValue('Changed by the second of two.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Tool saved')
})

test.describe('as the server sends it', () => {
  test.use({ loadsScripts: false })

  test('the catalogue is accessible in light and dark and fits a phone', async ({ page, server }) => {
    await beAdministrator(page, server)
    const paths = ['', '/new', '/tool_tir', '/tool_tir/preview', '/tool_tir/delete'].map((path) => HERE + path)
    await expectPagesReadable(page, paths)
  })
})
