import { expect, expectReadable, test } from '../support/browser.ts'
import { panel, UPGRADE } from '../support/plans.ts'
import { beBusiness, expectToast } from '../support/portal.ts'

test('a trial is kept in one press, for the total of the chosen interval', async ({ page }) => {
  await beBusiness(page)
  await page.goto(UPGRADE)
  const question = panel(page, 'Keep Professional after the trial?')
  await expect(question).toContainText('€3,196.77')
  await question.getByRole('link', { name: /^Annually/ }).click()
  await expect(question).toContainText('€4,536.24')
  await page.setViewportSize({ width: 390, height: 844 })
  await question.getByRole('button', { name: 'Keep Professional' }).click()
  await expectToast(page, 'Plan kept')
  await expect(panel(page, 'Current plan')).toContainText('You keep it: it then goes on.')
  await expect(question).toHaveCount(0)
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('the screens are accessible in light and dark and fit the page', async ({ page }) => {
    await beBusiness(page)
    for (const query of ['?plan=advanced&when=now', '?plan=elite']) {
      await page.goto(UPGRADE + query)
      await expectReadable(page)
    }
    await beBusiness(page, { selectedPlan: 'advanced' })
    await page.goto(`${UPGRADE}?plan=advanced&interval=yearly`)
    await expectReadable(page)
    await page.goto(UPGRADE)
    await expectReadable(page)
    await page.goto((await page.getByRole('link', { name: /^INV-\d+$/ }).getAttribute('href')) ?? '')
    await expectReadable(page)
  })
})
