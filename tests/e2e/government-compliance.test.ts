import { expect, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { COMPLIANCE } from '../support/government.ts'
import { beGovernment, expectToast, fillIn } from '../support/portal.ts'
import { policyForm } from '../support/projects.ts'

test('the next policy is reviewed from the overview, and its history has the review', async ({ page }) => {
  await beGovernment(page)
  await page.goto('/dashboard/government')
  await expect(page.getByText('75%')).toBeVisible()
  await page.getByRole('link', { name: 'Policy Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Web accessibility')
  await page.getByLabel('The statement is published').check()
  await page.getByText('Everything that was looked at is as it should be.').click()
  await page.getByLabel('Findings', { exact: true }).fill('Statement of 3 November, see minutes.')
  await page.getByLabel('Link to the evidence').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Record review' }).click()
  await expect(page.getByLabel('Link to the evidence')).toHaveAccessibleDescription(/Please enter a whole link/)
  await page.getByLabel('Link to the evidence').fill('https://records.example/minutes')
  await page.getByRole('button', { name: 'Record review' }).click()
  await expect(page.getByText('2 lines of the checklist are open, so the outcome is partial')).toBeVisible()
  await page.getByLabel('A feedback route is answered').check()
  await page.getByLabel('All documents are tagged PDF').check()
  await page.getByRole('button', { name: 'Record review' }).click()
  await expectToast(page, 'Review recorded')
  const newest = page.getByRole('article').first()
  await expect(newest).toContainText('by Séamus Ó Dálaigh')
  await expect(newest).toContainText('In order: All documents are tagged PDF')
  await expect(newest.getByRole('link')).toHaveAttribute('href', 'https://records.example/minutes')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto(COMPLIANCE)
  await expect(page.getByText('100%, 4 of 4 in order')).toBeVisible()
  await page.goto('/dashboard/government')
  await expect(page.getByText('Web accessibility: reviewed, compliant')).toBeVisible()
})

test('a new policy is partial until its review, and can be edited', async ({ page }) => {
  await beGovernment(page)
  await page.goto(COMPLIANCE)
  await page.getByRole('link', { name: 'Add policy' }).click()
  await page.getByRole('button', { name: 'Add policy' }).click()
  await expect(page.getByLabel('Policy name')).toHaveAccessibleDescription(/Policy name is required/)
  await fillIn(page, { ...policyForm({ name: 'Records <i>retention</i>', nextReview: '2026-01-31' }) })
  await page.getByRole('button', { name: 'Add policy' }).click()
  await expectToast(page, 'Policy added')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records <i>retention</i>')
  await expect(page.getByText('Not reviewed yet')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Owner').fill('Archivist')
  await page.getByRole('button', { name: 'Save policy' }).click()
  await expectToast(page, 'Policy saved')
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('policy pages are accessible in light and dark and fit 320 px', async ({ page }) => {
    await beGovernment(page)
    await page.goto(COMPLIANCE)
    const policy = await page.getByRole('link', { name: 'Data protection' }).first().getAttribute('href')
    const pages = [COMPLIANCE, `${COMPLIANCE}/new`, `${policy}`, `${policy}/edit`, `${policy}/review`]
    await expectPagesReadable(page, pages)
  })
})
