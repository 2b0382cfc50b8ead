import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { talkThrough } = openDialogues()

const LEFT = ['can i leave a message', 'tell niamh i left my scarf there. my number is 087 1234567']
const LEFT_IN_IRISH = [
  'an féidir liom teachtaireacht a fhágáil',
  'Abair le Niamh gur fhág mé mo scaif. 087 1234567 m’uimhir',
]

test.each([
  [
    LEFT,
    'no wait its 087 1234568. Grainne Walsh. yeah pass it on',
    'tell niamh i left my scarf there',
    'Grainne Walsh',
  ],
  [LEFT, 'Grainne Walsh here, 087 1234568, i gave the wrong one', 'tell niamh i left my scarf there', 'Grainne Walsh'],
  [
    LEFT,
    'Grainne Walsh. sorry its 087 1234568 not 7, any time after five',
    'tell niamh i left my scarf there\nany time after five',
    'Grainne Walsh',
  ],
  [
    LEFT_IN_IRISH,
    '087 1234568 an uimhir, bhí dul amú orm. Gráinne Breathnach',
    'Abair le Niamh gur fhág mé mo scaif',
    'Gráinne Breathnach',
  ],
  [
    LEFT_IN_IRISH,
    'Gráinne Breathnach, thug mé an uimhir mhícheart, 087 1234568 atá ann',
    'Abair le Niamh gur fhág mé mo scaif',
    'Gráinne Breathnach',
  ],
])('%j, “%s”: the team reads the message alone, with the right number', async (lines, line, message, name) => {
  const said = await talkThrough(...lines, line)
  expect(said).toContain(`: “${message}”. `)
  expect(said).toContain(`: ${name}. `)
  expect(said).toContain(': 087 123 4568. ')
})

test('a number that was corrected is nowhere in the message', async () => {
  const lines = ['tell eoin his quote is too dear, ring me on 087 1234567', 'Grainne Walsh. sorry thats 087 1234568']
  expect(await talkThrough(...lines)).toContain(
    '“tell eoin his quote is too dear, ring me on 087 123 4568”. Name: Grainne',
  )
})

test.each([
  ['Tom Daly. 022 55512 is the shop, or 087 1234567', 'Other number: 022 55512 (shop)'],
  ['Tom Daly, 087 1234567 or work is 021 4271234', 'Other number: 021 427 1234 (work)'],
  ['Tom Daly 087 1234567 and 021 4271234', 'Other number: 021 427 1234'],
])(
  '“%s”: the mobile is the contact, and the other number goes with the message or the booking',
  async (line, other) => {
    expect(await talkThrough('can i leave a message', 'the invoice is wrong again', line)).toContain(
      `“the invoice is wrong again\n${other}”`,
    )
    const said = await talkThrough('first visit friday at 10', line)
    expect(said).toContain(`“${other}”`)
    expect(said).toMatch(/: 087 123 4567\. /)
  },
)

test.each(['sorry 087 7654321', 'its 087 7654321 not 087 1234567', 'no 087 7654321'])(
  '“%s” replaces the number',
  async (line) => {
    const said = await talkThrough('can i leave a message', 'the invoice is wrong again', 'Tom 087 1234567', line)
    expect(said).toContain('“the invoice is wrong again”. Name: Tom. Contact: 087 765 4321.')
  },
)

test('another number behind the first is kept beside it', async () => {
  const lines = ['can i leave a message', 'just ring me', 'Tom Daly 087 1234567', 'or 021 4271234 as well']
  expect(await talkThrough(...lines)).toBe(
    'Your message: “just ring me\nOther number: 021 427 1234”. Name: Tom Daly. Contact: 087 123 4567. Shall I pass it on?',
  )
})

test('the same in Irish', async () => {
  expect(await talkThrough(...LEFT_IN_IRISH, 'Tomás Ó Dálaigh, 022 55512 an siopa, nó 087 1234567')).toContain(
    'scaif\nUimhir eile: 022 55512 (siopa)”. Ainm: Tomás Ó Dálaigh. Teagmháil: 087 123 4567.',
  )
})
