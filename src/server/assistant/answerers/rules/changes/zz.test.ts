import { test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
const TABLES = [
  { id: 'small', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, minutes: 120, diaryIds: ['niamh'] },
  { id: 'large', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, minutes: 150, diaryIds: ['eoin'] },
]
const { hold, open, db } = openDialogues({ diary: { ...PRACTICE.diary, services: TABLES } })
const LINES = [
 ['hi i booked a table for 3 for friday, need to change it to monday', 'joe@example.ie', 'CODE', 'can u put it to monday instead, same time'],
 ['booked for 3 on friday, need to change it to monday', 'joe@example.ie', 'CODE'],
 ['whats my booking', 'joe@example.ie', 'CODE', 'can u put it to monday instead, same time'],
 ['table for 3 friday 1pm byrne need to change it to monday', 'joe@example.ie', 'CODE'],
 ['i have a table for 3 on friday, there will be 5 of us now and could we come monday instead', 'joe@example.ie', 'CODE'],
]
test('x', async () => {
  await hold(['table for 3 friday at 1', 'Joe Byrne joe@example.ie', 'yes'])
  for (const lines of LINES) {
    const talk = await open()
    for (let line of lines) {
      if (line === 'CODE') {
        const mails = await db().selectFrom('outbox').select('props').where('template', '=', 'booking-code').orderBy('created_at').execute()
        line = JSON.parse(mails.at(-1)?.props ?? '{}').code
      }
      console.log('> ' + line + '\n   ' + (await talk.say(line)).text.replaceAll('\n', '\n   '))
    }
    console.log('-------')
  }
})
