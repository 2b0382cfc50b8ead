import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const tables = [1, 2, 3, 4].map((number) => ({ id: `table-${number}`, name: `Table ${number}`, kind: 'room' as const }))
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    diaries: tables,
    services: [
      {
        id: 'table',
        name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
        minutes: 120,
        diaryIds: tables.map(({ id }) => id),
      },
    ],
  },
})

test.each(['can i have a table 4 people friday at 1', 'could we get table 4 2 friday at 1'])(
  '“%s” asks for no certain table',
  async (said) => expect((await hold([said]))[0]).not.toContain('Table 4'),
)
