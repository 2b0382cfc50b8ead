import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import { openPractice, startTalk } from '../../../../tests/support/talk.ts'
import { AppError } from '../../errors.ts'
import { erasePerson } from '../privacy/index.ts'
import { getTalkPage, openConversation, readConversation } from './index.ts'
import { refuseOnceGone } from './refuse-once-gone.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('whoever writes to an organisation that was erased a moment ago is told that it is gone', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  const { lease } = await talk.leave('Do you have parking?')
  const email = `${member.actor.userId}@example.ie`
  await erasePerson(await createAdministrator(database), { email, confirmation: email })
  const gone = { code: 'not_found' }
  await expect(talk.leave('Is anybody there?')).rejects.toMatchObject(gone)
  await expect(readConversation(talk.ctx)).rejects.toMatchObject(gone)
  await expect(openConversation(testCtx(database), slug, {})).rejects.toMatchObject(gone)
  const held = { conversationId: talk.id, token: talk.token }
  await expect(getTalkPage(testCtx(database), slug, { held, language: null })).rejects.toMatchObject(gone)
  await talk.run(lease)
  expect(await listOrphans(database)).toEqual([])
})

test('a failure of something that is still there stays that failure', async () => {
  const fault = new Error('the disk is full')
  await expect(refuseOnceGone(Promise.reject(fault), async () => undefined)).rejects.toBe(fault)
  const look = () => Promise.reject(new AppError('not_found', 'Gone.'))
  await expect(refuseOnceGone(Promise.reject(fault), look)).rejects.toMatchObject({ code: 'not_found' })
})
