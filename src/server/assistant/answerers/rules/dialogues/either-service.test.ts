import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'men', name: { en: 'Men’s haircut', ga: 'Bearradh gruaige fear' }, minutes: 30, diaryIds },
  { id: 'women', name: { en: 'Women’s haircut', ga: 'Bearradh gruaige ban' }, minutes: 45, diaryIds },
  { id: 'colour', name: { en: 'Hair colour', ga: 'Dathú gruaige' }, minutes: 90, diaryIds },
  { id: 'nails', name: { en: 'Gel nails', ga: 'Ingne glóthaí' }, minutes: 45, diaryIds },
  { id: 'service', name: { en: 'Car service', ga: 'Seirbhísiú cairr' }, minutes: 60, diaryIds },
]
const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  ['en', 'mens or womens cut', ['Men’s haircut', 'Women’s haircut']],
  ['en', "men's haircut or a ladies' haircut?", ['Men’s haircut', 'Women’s haircut']],
  ['en', 'nails or colour', ['Gel nails', 'Hair colour']],
  ['en', 'a colour or the gel nails please', ['Hair colour', 'Gel nails']],
  ['ga', 'bearradh fear nó ban', ['Bearradh gruaige fear', 'Bearradh gruaige ban']],
  ['ga', 'ingne no dathú', ['Ingne glóthaí', 'Dathú gruaige']],
] as const)('%s: “%s” leaves two services open, and the caller is asked which', async (language, line, names) => {
  const [answer] = await hold([line], language)
  const listed = names.map((name, place) => `${place + 1}. ${name}`)
  for (const each of listed) expect(answer).toContain(each)
  expect(answer).not.toContain('3.')
})

test.each([
  ['en', 'MOT or service', '“MOT”'],
  ['en', 'full service or valet?', '“valet”'],
  ['en', 'nails or lashes', '“lashes”'],
  ['ga', 'seirbhísiú cairr nó slaitiú', '“slaitiú”'],
])('%s: of “%s” one is no service, which is said', async (language, line, thing) => {
  const [answer] = await hold([line], language as 'en' | 'ga')
  expect(answer).toContain(thing)
  expect(answer).toMatch(/1\. (?:Men’s haircut|Bearradh gruaige fear)[\s\S]*5\. /)
})

test.each([
  ['en', 'nails friday or saturday', 'Gel nails'],
  ['en', 'nails today or tomorrow', 'Gel nails'],
  ['ga', 'ingne glóthaí Dé hAoine nó Dé Luain', 'Ingne glóthaí'],
] as const)('%s: “%s” is one service at two times', async (language, line, name) => {
  const [answer = ''] = await hold([line, language === 'en' ? 'the first one' : 'an chéad cheann'], language)
  expect(answer).toMatch(/^1\. /m)
  expect(answer).not.toMatch(/“/)
  expect((await hold([line, '1'], language))[1]).toContain(name)
})

test.each(['lash lift', 'beard trim', 'bikini wax'])('“%s” alone is no service here, which is said', async (line) => {
  const [answer] = await hold([line])
  expect(answer).toContain(`“${line}”`)
  expect(answer).toContain('What would you like to book?')
})
