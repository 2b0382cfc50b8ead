import { expect, test } from 'vitest'
import { splitOthers } from './another-person.ts'

const known = {
  isHeld: false,
  isService: (text: string) => /massage|haircut|beard/.test(text),
  reference: '2026-11-18T10:00',
}

test.each([
  [
    'cut for me friday at 10 and one for my daughter saturday at 11',
    'cut for me friday at 10',
    'my daughter, saturday at 11',
  ],
  ['a haircut friday at 10 and a massage saturday at 11', 'a haircut friday at 10', 'a massage, saturday at 11'],
  ['a cut friday at 10 and a massage for Tom saturday', 'a cut friday at 10', 'Tom, a massage, saturday'],
  ['friday at 10 for me and 11 for Saoirse', 'friday at 10 for me', 'Saoirse, 11'],
  ['haircut for me at 10, my son at 11 on friday', 'haircut for me at 10 on friday', 'my son, at 11 on friday'],
  ['bearradh Dé hAoine ag a deich agus mise ag a haon déag', 'bearradh Dé hAoine ag a deich', 'self, ag a haon déag'],
  ['bearradh dom Dé hAoine agus ceann do Shaoirse Dé Luain', 'bearradh dom Dé hAoine', 'Saoirse, Dé Luain'],
])('“%s” is “%s”, and %s', (text, rest, other) => {
  const split = splitOthers(text, known)
  expect(split.text).toBe(rest)
  const [{ isSelf, relative, name, what, when } = { isSelf: false }] = split.others.map((one) => ({ ...one }))
  const service = what === 'one' ? undefined : what
  expect([isSelf ? 'self' : (name ?? relative), service, when].filter(Boolean).join(', ')).toBe(other)
})

test.each([
  'a haircut for me and my daughter friday at 10',
  'I need a haircut on friday. a time around 11 would be great',
  'have ye another one at 11?',
  'haircut friday at 10 and can I pay by card',
])('“%s” says nothing of somebody else at another time', (text) =>
  expect(splitOthers(text, known)).toEqual({ text, others: [] }),
)

test('where a time is held, a joint is enough', () => {
  const split = splitOthers('no. the 11 is for Saoirse. and half 11 for me', { ...known, isHeld: true })
  expect(split.text).toBe('no. at 11 is for Saoirse.')
  expect(split.others).toMatchObject([{ isSelf: true, when: 'half 11' }])
})
