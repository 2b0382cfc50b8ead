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
