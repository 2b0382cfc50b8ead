import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const MESSAGE = {
  en: 'send a message to the owner that i left my scarf there on tuesday, im Nuala Hession 087 1234567',
  ga: 'abair leis an úinéir gur fhág mé mo scaif ann Dé Máirt, is mise Nuala Hession 087 1234567',
}
const SENT = { en: /^Your message is passed on\./, ga: /^Tá do theachtaireacht curtha ar aghaidh\./ }

test.each([
  ['en', 'yes. and can i book a massage for friday morning while im here', 'Friday 20'],
  ['en', 'yes send it and id like a massage friday at 10', 'Friday 20 November at 10:00'],
  ['ga', 'sea. agus an féidir liom suathaireacht spóirt a fháil maidin Dé hAoine fad is atá mé anseo', '20 Samhain'],
] as const)('%s: “%s” sends the message and begins to book', async (language, line, time) => {
  const [draft, answer] = await hold([MESSAGE[language], line], language)
  expect(draft).toContain('Nuala Hession')
  expect(answer).toMatch(SENT[language])
  expect(answer).toContain(time)
  expect(answer).not.toMatch(/have noted|Do you mean|i gceist agat/)
})

test.each([
  ['en', 'yes. and can you check what i have booked', /Which email address was the appointment booked with\?$/],
  ['ga', 'sea, agus cad atá in áirithe agam', /Cén seoladh ríomhphoist a úsáideadh don choinne\?$/],
] as const)('%s: “%s” sends the message and answers', async (language, line, answer) => {
  const [, said] = await hold([MESSAGE[language], line], language)
  expect(said).toMatch(SENT[language])
  expect(said).toMatch(answer)
})

test.each(['hello? massage on friday morning?', 'massage on friday morning?', 'massage friday at 10?'])(
  '“%s” asks for times',
  async (line) => {
    const [answer] = await hold([line])
    expect(offeredIn(answer).join() || answer).toContain('Friday 20 November')
  },
)

test('a question with a word that asks is one', async () => {
  expect((await hold(['is a massage on friday dear?']))[0]).toContain('€50')
})

const TIMES = { en: 'a massage please', ga: 'suathaireacht spóirt le do thoil' }
const SCARF = {
  en: ['can i leave a message', 'i left my scarf behind me there', 'Nuala Hession 087 1234567'],
  ga: ['an féidir teachtaireacht a fhágáil', 'd’fhág mé mo scaif i mo dhiaidh ann', 'Nuala Hession 087 1234567'],
}
const DROPPED = { en: 'All right, I pass nothing on.', ga: 'Ceart go leor, ní chuirfidh mé aon rud ar aghaidh.' }

test.each([
  ['en', true, 'no leave the message, just book the friday'],
  ['en', true, 'forget the message, ill take the friday one'],
  ['en', false, 'no leave the message, just book a massage on friday'],
  ['en', false, 'forget the message, can ye do a massage friday instead'],
  ['ga', true, 'ná bac leis an teachtaireacht, cuir an Aoine in áirithe'],
  ['ga', false, 'fág an teachtaireacht, cuir suathaireacht in áirithe dom Dé hAoine'],
] as const)('%s, with a booking set aside: %s: “%s” drops the message and books', async (language, isParked, line) => {
  const before = isParked ? [TIMES[language], ...SCARF[language]] : [MESSAGE[language]]
  const answer = (await hold([...before, line], language)).at(-1)
  expect(answer).toContain(DROPPED[language])
  expect(answer).toMatch(/Friday 20 November|Dé hAoine, 20 Samhain/)
  expect(answer).not.toMatch(/19 November|23 November|19 Samhain|23 Samhain|Shall I pass|ar aghaidh í/)
})

test('“I’ll ring them on Friday” drops the message and books nothing', async () => {
  const answer = (await hold([MESSAGE.en, 'forget the message, ill ring them myself on friday'])).at(-1)
  expect(answer).toBe(DROPPED.en)
})
