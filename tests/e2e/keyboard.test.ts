import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { expect, test } from '../support/browser.ts'
import { DESK } from '../support/caller.ts'
import type * as Clinic from '../support/clinic.ts'
import { PROJECTS } from '../support/government.ts'
import { enter, expectModal, tabTo } from '../support/keyboard.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, beBusiness, beGovernment, expectToast, newEmail, PASSWORD } from '../support/portal.ts'

// Nothing here is clicked: Tab reaches it, and every stop on the way can be seen.

test('a colleague is invited, asked again, withdrawn, given a role and removed', { tag: '@phone' }, async ({
  page,
  request,
  server,
}) => {
  await beBusiness(page, { selectedPlan: 'advanced' })
  const [withdrawn, email] = [newEmail('orla'), newEmail('eoin')]
  const headers = { origin: server.url }
  await page.request.post('/account/people', { form: { intent: 'invite', email, role: 'viewer' }, headers })
  await page.goto('/account/people')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(withdrawn)
  await tabTo(page, page.getByLabel('Role', { exact: true }))
  await page.keyboard.type('Vie')
  await enter(page, page.getByRole('button', { name: 'Send invitation' }))
  await expect(page.getByRole('button', { name: `Send again to ${withdrawn}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeFocused()
  const again = page.getByRole('button', { name: `Send again to ${withdrawn}` })
  await enter(page, again)
  await expectToast(page, 'Invitation sent again')
  await expect(again).toBeFocused()
  await enter(page, page.getByRole('button', { name: `Withdraw the invitation of ${withdrawn}` }))
  await expectToast(page, 'Invitation withdrawn')
  // Its button is gone.
  await expect(page.getByRole('main')).toBeFocused()

  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  const [mail] = await mailsTo(server, email)
  const joined = await request.post(/\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '', {
    form: { intent: 'register', firstName: 'Eoin', lastName: 'Kelly', password: PASSWORD, confirmPassword: PASSWORD },
    headers,
  })
  expect(joined.status()).toBe(200)

  await page.goto('/account/people')
  await enter(page, page.getByRole('link', { name: 'Eoin Kelly' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eoin Kelly')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByLabel('Role', { exact: true }))
  await page.keyboard.type('Mem')
  await enter(page, page.getByRole('button', { name: 'Change role' }))
  await expectToast(page, 'Role changed')
  await enter(page, page.getByRole('button', { name: 'Remove person' }))
  const sure = page.getByLabel('Remove Eoin Kelly from the organisation')
  await expect(sure).toHaveAccessibleDescription('Please confirm this first')
  await expect(sure).toBeFocused()
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: 'Remove person' }))
  await expectToast(page, 'Person removed')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Eoin Kelly' })).toHaveCount(0)
})

test('a project is created, found by its department, opened and given a status', { tag: '@phone' }, async ({
  page,
}) => {
  await beGovernment(page)
  await page.goto(PROJECTS)
  await enter(page, page.getByRole('link', { name: 'New Project' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New project')
  await enter(page, page.getByRole('button', { name: 'Create project' }))
  await expect(page.getByLabel('Project name')).toBeFocused()
  await page.keyboard.type('Slí na Mara')
  await tabTo(page, page.getByLabel('Department'))
  await page.keyboard.type('Transp')
  await tabTo(page, page.getByLabel('Owner'))
  await page.keyboard.type('Conor Ó Néill')
  await tabTo(page, page.getByLabel('Budget, euro'))
  await page.keyboard.type('250000')
  // Day and month are the same in either order.
  await tabTo(page, page.getByLabel('Start date'))
  await page.keyboard.type('09092026')
  await tabTo(page, page.getByLabel('End date'))
  await page.keyboard.type('03032027')
  await enter(page, page.getByRole('button', { name: 'Create project' }))
  await expectToast(page, 'Project created')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slí na Mara')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto(PROJECTS)
  const department = page.getByLabel('Department')
  await tabTo(page, department)
  await page.keyboard.type('Transp')
  await expect(page).toHaveURL(/department=TRANSPORTATION/)
  await expect(department).toBeFocused()
  await enter(page, page.getByRole('link', { name: 'View Details: Slí na Mara' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slí na Mara')
  await enter(page, page.getByRole('link', { name: 'Update Status' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update status')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Reason'))
  await page.keyboard.type('The tender is signed')
  await enter(page, page.getByRole('button', { name: 'Update Status' }))
  await expectToast(page, 'Status updated')
  await expect(page.getByText('Reason: The tender is signed')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('each dialog takes the focus, keeps it, and gives it back', async ({ page, server }) => {
  const samples = page.getByRole('link', { name: 'Clear sample data' })
  await beBusiness(page)
  await page.goto('/dashboard/business')
  await enter(page, samples)
  await expectModal(page, samples, 'Clear sample data?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await enter(page, page.getByRole('button', { name: 'Clear sample data' }))
  await expectToast(page, 'Sample data cleared')
  // What opened the dialog is gone, with the dialog.
  await expect(page.getByRole('main')).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account')
  const erase = page.getByRole('button', { name: 'Erase my account' })
  await page.locator('#erase').getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(PASSWORD)
  await enter(page, erase)
  await expectModal(page, erase, 'Erase your account for good?')

  await beAdministrator(page, server)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/admin?section=hero&view=edit')
  const about = page.getByRole('navigation', { name: 'Sections of the home page' }).getByRole('link', { name: 'About' })
  await page.getByRole('textbox', { name: 'Subtitle' }).focus()
  await page.keyboard.type('Not saved')
  await tabTo(page, about, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectModal(page, about, 'Leave without saving?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await enter(page, page.getByRole('button', { name: 'Leave without saving' }))
  await expect(page).toHaveURL(/section=about/)
})

test('the list of keys takes the focus, keeps it, and gives it back', async ({ page }) => {
  await beBusiness(page)
  await page.goto(DESK)
  const keys = page.getByRole('button', { name: 'all keys' })
  await enter(page, keys)
  await expectModal(page, keys, 'Keyboard shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await keys.evaluate((button) => {
    button.style.display = 'none'
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the panel of a booking takes the focus, and gives it back to the booking', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const clinic = await loadThroughVite<typeof Clinic>('clinic.ts')
  const day = addToDay(irishDay(new Date()), { days: 10 })
  const email = await beBusiness(page)
  await page.goto(`${DESK}/diary`)
  const lines = [{ time: '10:30', diaryId: 'niamh', name: 'Máire Uí Chonaill' }]
  await clinic.fillClinic(server, email, { day, lines })
  await page.goto(`${DESK}/diary?day=${day}`)
  await expect(page.getByRole('heading', { name: formatBookingDay(`${day}T12:00:00.000Z`, 'en') })).toBeVisible()
  const booking = page
    .getByRole('link', { name: /Máire Uí Chonaill/ })
    .filter({ visible: true })
    .first()
  await enter(page, booking)
  const panel = page.getByRole('complementary', { name: 'Máire Uí Chonaill' })
  await expect(panel.getByRole('heading', { name: 'Máire Uí Chonaill' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(booking).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Máire Uí Chonaill' })).toBeFocused()
  await enter(page, panel.getByRole('link', { name: 'Close' }))
  await expect(panel).toBeHidden()
  await expect(booking).toBeFocused()
})
