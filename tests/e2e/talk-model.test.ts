import { once } from 'node:events'
import { test as base, expect } from '../support/browser.ts'
import { DESK, readSlug } from '../support/caller.ts'
import { beginStream, DONE, endChunk, startFakeModel, textChunk } from '../support/fake-model.ts'
import { beBusiness } from '../support/portal.ts'
import { startServer, type TestServer } from '../support/server.ts'

const SENTENCES = ['On Monday we are open from 09:00 to 17:30.', 'On Tuesday we are open from 09:00 to 17:30.']
const PIECES = ['On Monday', ' we are open from 09:00 to 17:30. On', ' Tuesday we are open from 09:00 to 17:30.']

const listener = new EventTarget()
const hearNext = () => listener.dispatchEvent(new Event('next'))

/** A product with a language model that says the hours, each piece when the test asks for the next. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const fake = await startFakeModel(async (response) => {
        beginStream(response)
        for (const [place, piece] of PIECES.entries()) {
          if (place > 0) await once(listener, 'next')
          response.write(textChunk(piece))
        }
        response.end(endChunk() + DONE)
      })
      const server = await startServer({ MODEL_URL: fake.url, MODEL_NAME: 'fake', MODEL_REGION: 'eu' })
      await use(server)
      await server.stop()
      fake.close()
    },
    { scope: 'worker' },
  ],
})

test('an owner chooses the shared model, and a caller reads its answer as it is written, once', async ({ page }) => {
  await beBusiness(page)
  await page.goto(`${DESK}/set-up`)
  await page.locator('#model-title').click()
  await page.getByLabel('Who words the answers').selectOption({ label: 'The shared model, in the EU: fake' })
  await page.getByRole('button', { name: 'Save choice' }).click()
  await expect(page.getByText('Test connection')).toBeVisible()

  await page.goto(`/talk/${await readSlug(page)}`)
  const items = page.getByRole('log').getByRole('listitem')
  const say = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.getByRole('textbox').press('Enter')
  }
  /** The reply so far, over the sign that it is being written. */
  const expectWriting = async (text: string) => {
    await expect(items.nth(-2)).toHaveText(new RegExp(`${text}$`))
    await expect(items.last()).toContainText('is writing')
  }
  // The rules answer this. The page hears of what is written from its first message on.
  await say('Parlez-vous français ?')
  await expect(items.last()).toContainText('English')

  await say('When are you open?')
  await expectWriting('On')
  hearNext()
  await expectWriting(SENTENCES[0] ?? '')
  hearNext()
  await expect(items.last()).toContainText(SENTENCES.join(' '))
  await expect(items.getByText(SENTENCES[0] ?? '')).toHaveCount(1)

  // Hours are no answer to this, so the rules answer, and the first word goes.
  await say('Where are you?')
  await expectWriting('On')
  hearNext()
  await expect(items.last()).toContainText('Our address is')
  await expect(items.getByText('On', { exact: true })).toHaveCount(0)
})
