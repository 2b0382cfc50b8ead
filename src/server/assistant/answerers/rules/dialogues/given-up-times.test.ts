import { expect, test } from 'vitest'
import { ONE_TABLE, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({ diary: ONE_TABLE })

const WISHES = {
  en: ['can i change my booking with ye', 'its friday at 7.30 and we want sunday at 1 instead, 4 of us now'],
  ga: ['an féidir an áirithint a athrú', 'tá sé dé hAoine ag 7.30 ach ba mhaith linn bord an Domhnach ag 1 ina ionad'],
}

test.each([
  ['en', 'Orla Nolan 086 123 4567', 'yes perfect. and will fridays one be cancelled?'],
  ['ga', 'Órla Ní Nualláin 086 123 4567', 'foirfe, sea. agus an mbeidh an ceann eile curtha ar ceal?'],
] as const)(
  '%s: the new time is booked, and the wish to give up the old one goes to the team',
  async (language, ...lines) => {
    const answers = await hold([...WISHES[language], ...lines], language)
    expect(answers[1]).toMatch(/Sunday 22 November at 13:00|Dé Domhnaigh, 22 Samhain ag 13:00/)
    expect(answers[3]).toMatch(
      /Your (?:table|appointment) is booked: .*Sunday|Tá (?:d’áirithint|do choinne) (?:déanta|curtha in áirithe): .*Domhnaigh/,
    )
    expect(answers[3]).toContain(WISHES[language][1])
    expect(answers[3]).toMatch(/Shall I pass it on\?$|An gcuirfidh mé ar aghaidh í\?$/)
  },
)
