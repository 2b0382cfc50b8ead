import { expect, expectReadable, test } from '../support/browser.ts'
import { DESK, findSlug, publishDraft, startCaller } from '../support/caller.ts'
import { beBusiness, beGovernment, expectToast } from '../support/portal.ts'

const KNOWLEDGE = `${DESK}/knowledge`

test('a question without an answer gets one, and the desk names it', { tag: '@phone' }, async ({ page, request }) => {
  await beBusiness(page)
  const slug = await findSlug(page)
  for (const text of [
    'Do you sell gift vouchers?',
    'Do you sell gift vouchers?',
    'Do you sell bicycles made of bamboo?',
  ]) {
    await (await startCaller(request, slug)).say(text)
  }
  await page.getByRole('link', { name: 'Knowledge 2 waiting' }).click()
  const unanswered = page.getByRole('region', { name: /^Asked this week/ })
  await expect(unanswered.getByRole('listitem')).toHaveText([/gift vouchers.*Asked 2 times/s, /bamboo/])
  await unanswered.getByRole('button', { name: /^Not one for us: Do you sell bicycles/ }).click()
  await expectToast(page, 'Put aside')
  await unanswered.getByRole('link', { name: /^Write the answer/ }).click()
  await expect(page.getByLabel('Question in English')).toHaveValue('Do you sell gift vouchers?')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Please write the answer in English too')).toBeVisible()
  await page.getByLabel('Answer in English').fill('We do: <b>€20</b> each, at www.example.ie/gifts.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expectToast(page, 'Answer saved')
  await expect(unanswered).toContainText('Every question of this week had an answer')
  await expect(page.getByRole('link', { name: 'Knowledge', exact: true })).toBeVisible()

  const field = page.getByLabel('Ask it as a caller would, or search')
  await field.fill('do you sell gift vouchers')
  await field.press('Enter')
  const preview = page.getByRole('status').filter({ hasText: /^It would say/ })
  await expect(preview).toContainText(/With your changes.*Sure of it/s)
  await expect(preview).toContainText('We do: <b>€20</b> each')
  await preview.getByRole('link', { name: 'Hear what is live' }).click()
  await expect(preview).toContainText('Would say it does not know.')
  await field.fill('vouch gift')
  await page.getByRole('button', { name: 'Search' }).click()
  const answers = page.getByRole('region', { name: /^Answers with “vouch gift”/ })
  await expect(answers.getByRole('row', { name: /Not in Irish yet/ })).toHaveCount(1)

  await publishDraft(page)
  const caller = await startCaller(request, slug)
  await caller.say('Do you sell gift vouchers?')
  await caller.hears('We do: <b>€20</b> each, at www.example.ie/gifts.')
  await page.goto(`${DESK}/conversations/${caller.id}`)
  await page.getByRole('log').getByRole('link', { name: '“Do you sell gift vouchers?”' }).click()
  await expect(page).toHaveURL(/\/knowledge\/kno_/)
  await expect(page.getByLabel('Answer in English')).toHaveValue(/^We do/)
})

test('two people change one answer without losing text, and callers lose a deleted answer', async ({
  page,
  request,
}) => {
  await beBusiness(page)
  const slug = await findSlug(page)
  await page.goto(`${KNOWLEDGE}?q=wheelchairs&find=words`)
  await page.getByRole('link', { name: 'Is the building accessible for wheelchairs?' }).click()
  const colleague = await page.context().newPage()
  await expect(page.getByLabel('Answer in English')).toHaveValue(/can arrange/)
  await colleague.goto(page.url())
  await colleague.getByLabel('Answer in English').fill('Ring Niamh.')
  await page.getByLabel('Answer in English').fill('Write to Aoife.')
  await colleague.getByRole('button', { name: 'Save answer' }).click()
  await expectToast(colleague, 'Answer saved')
  // News of a conversation reaches the open form without changing it.
  await (await startCaller(request, slug)).say('Do you sell bicycles made of bamboo?')
  await expect(page.getByRole('link', { name: 'Knowledge 1 waiting' })).toBeVisible()
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('What a colleague saved meanwhile')).toBeVisible()
  await expect(page.getByText('Ring Niamh.')).toBeVisible()
  await expect(page.getByLabel('Answer in English')).toHaveValue('Write to Aoife.')

  await colleague.getByRole('link', { name: 'Is the building accessible for wheelchairs?' }).click()
  await colleague.getByRole('button', { name: 'Delete answer' }).click()
  await expect(colleague.getByRole('status').filter({ hasText: 'Answer deleted' })).toBeVisible()
  await colleague.getByRole('button', { name: 'Undo' }).click()
  await expectToast(colleague, 'Answer put back')
  await expect(colleague.getByText('Answer deleted')).toHaveCount(0)
  await colleague.goto(page.url())
  await colleague.getByRole('button', { name: 'Delete answer' }).click()
  await expect(colleague.getByRole('status').filter({ hasText: 'Answer deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('This answer no longer exists')).toBeVisible()
  await expect(page.getByLabel('Answer in English')).toHaveValue('Write to Aoife.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expectToast(page, 'Answer saved')
  await publishDraft(page)
  const caller = await startCaller(request, slug)
  await caller.say('Is the building accessible for wheelchairs?')
  await caller.hears('Write to Aoife.')
})

test('without scripts: ask, import with errors named, and export', async ({ page, browser, server }) => {
  await beBusiness(page)
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(KNOWLEDGE)
  await plain.getByLabel('Ask it as a caller would, or search').fill('Do you sell bicycles made of bamboo?')
  await plain.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(plain.getByText('Would say it does not know.')).toBeVisible()
  await plain.getByRole('link', { name: 'Import' }).click()
  const choose = (csv: string) =>
    plain.getByLabel('File').setInputFiles({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const head = 'question_en,answer_en,question_ga,answer_ga\n'
  await choose(`${head}Sauna?,Yes.,,\nPool?,,,\n`)
  await plain.getByRole('button', { name: 'Preview import' }).click()
  await expect(plain.getByRole('list', { name: 'Lines to change' })).toHaveText(/^Line 3: answer_en/)
  await choose(`${head}Sauna?,Yes.,Sabhna?,Tá.\n`)
  await plain.getByRole('button', { name: 'Preview import' }).click()
  await expect(plain.getByRole('region', { name: 'New' })).toContainText('Line 2 Sauna?')
  await plain.getByRole('button', { name: 'Import 1 answer' }).click()
  await expect(plain.getByRole('status').filter({ hasText: 'Imported: 1 answer added.' })).toBeVisible()
  const file = await plain.request.get(`${KNOWLEDGE}/export.csv`)
  expect(await file.text()).toContain('Sauna?,Sauna?,Yes.,Sabhna?,Tá.,yes,kno_')
  await context.close()
})

test('knowledge is accessible in both portals', async ({ page, request }) => {
  for (const [be, desk] of [
    [beBusiness, DESK],
    [beGovernment, '/dashboard/government/receptionist'],
  ] as const) {
    await be(page)
    const caller = await startCaller(request, await findSlug(page, desk))
    await caller.say('Do you sell bicycles made of bamboo?')
    await page.goto(`${desk}/knowledge?q=complaint`)
    await expectReadable(page)
    await page.locator('.row-target').first().click()
    await expect(page.getByRole('button', { name: 'Save answer' })).toBeVisible()
    await expectReadable(page)
  }
})
