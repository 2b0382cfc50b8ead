import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'

const { hold, db } = openDialogues()

const START = {
  en: ['a massage on Friday at ten', 'Sinead Walsh 087 987 6543'],
  ga: ['suathaireacht spóirt Dé hAoine ag a deich', 'Áine Ní Bhriain 087 987 6543'],
}

test.each([
  ['en', 'yes but at lunchtime, around 12', '20 November at 12:00'],
  ['en', 'yeah but make it 2', '20 November at 14:00'],
  ['ga', 'sea ach am lon, thart ar a 12', '20 Samhain ag 12:00'],
  ['ga', 'sea ach am lóin, thart ar a 12', '20 Samhain ag 12:00'],
  ['ga', 'is ea, ach ag a 2', '20 Samhain ag 14:00'],
  ['ga', 'cinnte ach thart ar a 3', '20 Samhain ag 15:00'],
] as const)('%s: “%s” reads the other time back and books nothing yet', async (language, said, time) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toContain(time)
  expect(await db().selectFrom('bookings').selectAll().execute()).toHaveLength(0)
})

test.each([
  ['en', 'yes but around 12', 'at 12:00'],
  ['ga', 'sea ach am lon, thart ar a 12', 'ag 12:00'],
  ['ga', 'sea ach tar éis a 4', 'ag 16:00'],
] as const)('%s: “%s” moves nothing to the time that was read back', async (language, said, time) => {
  const move = { en: 'move it to Monday', ga: 'bog go dtí Dé Luain é' }[language]
  const answers = await hold([...START[language], language === 'en' ? 'yes' : 'sea', move, said], language)
  expect(answers.at(-1)).toContain(time)
  expect(answers.at(-1)).not.toMatch(/is now|Bogadh/)
})

test.each([
  ['yes but earlier', false],
  ['sea ach níos luaithe', false],
  ['sea ach lon', false],
  ['sea, ach don lón', false],
  ['yes but ring me on 086 123 4567', true],
  ['sea ach glaoigh orm ar 086 123 4567', true],
  ['yes, but let me know if anything earlier comes up', true],
  ['sea ach cuir scéal chugam má bhíonn am níos luaithe ann', true],
  ['yes but ring me after 6', true],
  ['sea ach glaoigh orm tar éis a 6', true],
  ['sea, ach níos déanaí', false],
  ['yes but could ye do later', false],
  ['yes but I might be 10 minutes late', true],
] as const)('“%s” agrees: %s', (said, isYes) => {
  expect(agrees(said)).toBe(isYes)
})

test.each([
  ['tar eis a 4', '16:00'],
  ['tar éis a 3', '15:00'],
  ['i ndiaidh a 2', '14:00'],
])('“%s”: nothing before that hour is offered', async (said, from) => {
  const [, answer = ''] = await hold(['suathaireacht spóirt Dé hAoine', said], 'ga')
  const times = [...answer.matchAll(/(\d\d:\d\d)/g)].map(([time]) => time)
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((time) => time >= from)).toBe(true)
})
