import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { downloadFrom, openProject, PROJECTS } from '../support/government.ts'
import { beGovernment, expectToast, fillIn, submit } from '../support/portal.ts'
import { projectForm } from '../support/projects.ts'

const VALUES = {
  name: 'Quay Street <b>&</b> Slí na Mara "><img src=x onerror="window.hacked=1">',
  description: 'A path along the water.\nLit at night.',
  owner: 'Conor Ó Néill',
  budget: '250,000.50',
  spend: '12,500',
  startDate: '2026-09-01',
  endDate: '2027-03-31',
  citizensServed: '1200',
  progress: '20',
}

async function fillProject(page: Page, changes: Record<string, string> = {}): Promise<void> {
  await fillIn(page, { ...VALUES, ...changes })
  await page.getByLabel('Department').selectOption('Transportation')
}

test('a project is created, found by a filter, edited and shown with its history', async ({ page }) => {
  await beGovernment(page)
  await page.goto(PROJECTS)
  await page.getByRole('link', { name: 'New Project' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByLabel('Project name')).toHaveAccessibleDescription(/Project name is required/)
  await expect(page.getByLabel('Project name')).toBeFocused()
  await fillProject(page, { progress: '120' })
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByLabel('Progress, percent')).toHaveAccessibleDescription(/from 0 to 100/)
  await expect(page.getByLabel('Owner')).toHaveValue('Conor Ó Néill')
  await page.getByLabel('Progress, percent').fill('20')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expectToast(page, 'Project created')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VALUES.name)
  await expect(page.getByText('€12,500 of €250,000.50')).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Spent so far, euro').fill('20000')
  await page.getByRole('button', { name: 'Save project' }).click()
  await expectToast(page, 'Project saved')
  await expect(page.getByText('Spent: €12,500, now €20,000')).toBeVisible()
  await expect(page.locator('#history').getByText('Séamus Ó Dálaigh').first()).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).last().click()
  await page.getByLabel('Department').selectOption('Health')
  await expect(page).toHaveURL(/department=HEALTH/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.getByLabel('Department').selectOption('All')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  await page.getByLabel('Sort by').selectOption('Largest budget')
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Citizen Services Portal')
  await page.getByRole('searchbox').fill('sli NA mara')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=sli/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([VALUES.name])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('by keyboard alone the status changes by the rules and with a reason, in the words of the history', async ({
  page,
}) => {
  await beGovernment(page)
  await page.goto(`${PROJECTS}?sort=name`)
  await page.getByRole('link', { name: 'Update Status: Smart Traffic Management' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update status')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: 'Update Status' }).press('Enter')
  await expect(page.getByText('Please choose a status')).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Stopped for now; it can go on.' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Roadworks on the ring')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Status updated')
  await expect(page.getByText('Status: active, now on hold')).toBeVisible()
  await expect(page.getByText('Reason: Roadworks on the ring')).toBeVisible()
})

test('of two people who edit at once the second is told, keeps what was typed, and decides', async ({ page }) => {
  await beGovernment(page)
  await openProject(page, 'Digital Health Records')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Owner')).toBeVisible()
  const byColleague = { ...projectForm({ owner: 'Orla Keane' }), intent: 'save', version: '1' }
  await submit(page, new URL(page.url()).pathname, byColleague)
  await page.getByLabel('Owner').fill('Peter Nolan')
  await page.getByRole('button', { name: 'Save project' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByLabel('Owner')).toHaveValue('Peter Nolan')
  await page.getByRole('button', { name: 'Save project' }).click()
  await expectToast(page, 'Project saved')
  await expect(page.getByText('Owner: Orla Keane, now Peter Nolan')).toBeVisible()
})

test('milestones, spend and updates are kept on the page of a project', async ({ page }) => {
  await beGovernment(page)
  await openProject(page, 'Public Records Archive')
  const milestones = page.locator('#milestones')
  await milestones.getByText('Add a milestone').click()
  await milestones.getByRole('button', { name: 'Add milestone' }).click()
  await expect(milestones.getByLabel('Milestone', { exact: true }).last()).toHaveAccessibleDescription(
    'Please name the milestone',
  )
  await milestones.getByLabel('Milestone', { exact: true }).last().fill('Scanners delivered')
  await milestones.getByLabel('Due date').last().fill('2026-01-31')
  await milestones.getByRole('button', { name: 'Add milestone' }).click()
  await expectToast(page, 'Milestone added')
  await expect(milestones.getByText('Overdue')).toBeVisible()
  await milestones.getByRole('button', { name: 'Mark as met: Scanners delivered' }).click()
  await expect(milestones.getByText('Met', { exact: true })).toBeVisible()
  await expect(milestones.getByRole('button', { name: 'Reopen: Scanners delivered' })).toBeVisible()

  const spend = page.locator('#spend')
  await spend.getByText('Enter spend').click()
  await spend.getByLabel('Amount, euro').fill('1,250.75')
  await spend.getByLabel('What for').fill('Shelves')
  await spend.getByRole('button', { name: 'Enter', exact: true }).click()
  await expectToast(page, 'Entered')
  await expect(spend.getByText('€1,250.75 of €1,300,000')).toBeVisible()

  const updates = page.locator('#updates')
  await updates.getByLabel('Write an update').fill('Two lines\nof news')
  await updates.getByRole('button', { name: 'Post update' }).click()
  await expectToast(page, 'Update posted')
  await expect(updates.getByText('Two lines of news')).toBeVisible()
  await expect(updates.getByLabel('Write an update')).toHaveValue('')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
})

test('a document is uploaded, downloaded as it was, and removed; what is not one is refused', async ({ page }) => {
  await beGovernment(page)
  await openProject(page, 'Public Records Archive')
  await page.getByRole('link', { name: 'Add a document' }).click()
  const file = page.getByLabel('File')
  const upload = page.getByRole('button', { name: 'Upload document' })
  const pdf = Buffer.from('%PDF-1.7\nhello')
  await upload.click()
  await expect(file).toHaveAccessibleDescription(/This file is empty/)
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>1</script>') })
  await upload.click()
  await expect(file).toHaveAccessibleDescription(/Please choose a PDF/)
  await file.setInputFiles({ name: 'Plean an chéibhe.pdf', mimeType: 'application/pdf', buffer: pdf })
  await upload.click()
  await expectToast(page, 'Document added')
  const { name, content } = await downloadFrom(page, page.getByRole('link', { name: 'Plean an chéibhe.pdf' }))
  expect([name, content.equals(pdf)]).toEqual(['Plean an chéibhe.pdf', true])
  const documents = page.locator('#documents')
  await documents.getByText('Remove', { exact: false }).first().click()
  await documents.getByRole('button', { name: 'Remove document: Plean an chéibhe.pdf' }).click()
  await expectToast(page, 'Document removed')
  await expect(documents.getByText('No documents yet')).toBeVisible()
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the pages of projects are accessible in light and dark and stay inside 320 px', async ({ page }) => {
    await beGovernment(page)
    await page.goto(PROJECTS)
    const link = page.getByRole('link', { name: 'View Details: Digital Health Records' })
    const project = (await link.getAttribute('href')) ?? ''
    const parts = ['', '/edit', '/status', '/report', '/documents'].map((part) => project + part)
    await expectPagesReadable(page, [PROJECTS, `${PROJECTS}/new`, ...parts])
  })
})
