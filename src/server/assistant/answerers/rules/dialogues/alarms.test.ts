import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const day = [{ from: '09:00', to: '18:00' }]
/** On the Wednesday of the tests nobody is there. */
const { hold } = openDialogues({ staffHours: { thursday: day, friday: day } })

const GAS = {
  en: [
    'there is a smell of gas in the kitchen',
    'im outside now. can somebody come out?',
    'yes. mary burke, flat 4 henry st, 0877654321. i got the smell of gas at 5 this morning, i rang the gas people',
    'yes do',
  ],
  ga: [
    'tá boladh gáis sa teach, cad a dhéanfaidh mé',
    'táim amuigh anois. an bhfuil aon duine ann chun teacht?',
    "fágfaidh. Bríd Ní Fhátharta árasán 3 Sráid Anraí, 0852218800. d'airigh mé an boladh gáis ag 5, ghlaoigh mé ar GNI",
    'sea cuir',
  ],
}

test.each([
  ['en', 'Mary Burke', '087 765 4321', ['Urgent: there is a smell of gas', 'flat 4 henry st', 'i rang the gas people']],
  ['ga', 'Bríd Ní Fhátharta', '085 221 8800', ['Práinneach: tá boladh gáis', 'árasán 3 Sráid Anraí', 'ghlaoigh mé']],
] as const)(
  'after the advice on gas, which is given once, what is written is the urgent message: %s',
  async (language, name, phone, parts) => {
    const [advice, ...answers] = await hold(GAS[language], language)
    expect(advice).toContain('1800 20 50 50')
    expect(answers.join('\n')).not.toContain('1800')
    expect(answers[0]).toMatch(/Where are you, and what are your name|Cá bhfuil tú, cad is ainm duit/)
    for (const part of [name, phone, ...parts]) expect(answers[1]).toContain(part)
    expect(answers[2]).toMatch(/passed on as urgent|mar scéal práinneach/)
  },
)

test.each([
  ['en', 'the message: smell of gas in flat 3, i rang the gas people'],
  ['ga', 'an teachtaireacht: boladh gáis in árasán 3, ghlaoigh mé ar GNI'],
] as const)('dictated after the advice, gas is a message and no new alarm: %s “%s”', async (language, line) => {
  const answer = (await hold([GAS[language][0] ?? '', line], language)).at(-1)
  expect(answer).not.toContain('1800')
  expect(answer).toMatch(/as urgent|mar scéal práinneach|Urgent:|Práinneach:/)
})

test.each([
  ['en', 'the pipe burst in the hall', 'i smell gas as well'],
  ['ga', 'phléasc an píopa sa halla', 'tá boladh gáis ann freisin'],
] as const)('gas that is told for the first time in a message gets its advice: %s', async (language, ...lines) => {
  expect((await hold(lines, language)).at(-1)).toContain('1800 20 50 50')
})

test.each([
  ['ga', 'ta uisce ag teacht anuas tríd an tsíleáil… ní féidir liom é stopadh!!'],
  ['ga', 'tá an leithreas ag cur thar maoil agus ní féidir linn é a stopadh'],
  ['en', "water coming through the ceiling and I can't stop it"],
  ['en', 'the shower is leaking down into the kitchen and we cant turn it off'],
] as const)('%s “%s” is for the firm, and not first for 112', async (language, line) => {
  const [answer] = await hold([line], language)
  expect(answer).toContain('020 915 0100')
  expect(answer).not.toMatch(/112|116 123/)
  expect(answer).toMatch(/as urgent\. Where|mar scéal práinneach\. Cá/)
})

test.each([
  [
    'ga',
    'tá uisce ag teacht isteach',
    'níl aon duine gortaithe, níl ann ach píopa pléasctha. an dtig le pluiméir teacht anois?',
  ],
  ['en', 'water is coming in', 'nobody is hurt, it is only a burst pipe. can a plumber come now?'],
] as const)(
  'that it is only a pipe, and whether somebody comes, changes no appointment: %s',
  async (language, ...lines) => {
    const answer = (await hold(lines, language)).at(-1) ?? ''
    expect(answer).toMatch(/I cannot promise you anybody|ní féidir liom a ghealladh go mbeidh duine ann/)
    expect(answer).toMatch(/only a burst pipe|níl ann ach píopa pléasctha/)
    expect(answer).not.toMatch(/email address|seoladh ríomhphoist a úsáid|1\. /)
  },
)

const BOILER = {
  en: ['my boiler is gone, no heat', 'Mary Burke 087 765 4321'],
  ga: ['tá an coire briste, níl teas ann', 'Máire de Búrca 087 765 4321'],
}
const answerLast = async (lines: string[], language: Language) => (await hold(lines, language)).at(-1) ?? ''

test.each([
  ['en', 'No no, its not an emergency, I have the fire lit. Just a ring when ye have time', 'I have the fire lit'],
  ['en', "it isn't urgent at all", 'my boiler is gone, no heat'],
  ['en', 'take out the word urgent please', 'my boiler is gone, no heat'],
  ['ga', 'ní éigeandáil é, tá an tine lasta agam', 'tá an tine lasta agam'],
  ['ga', 'níl sé práinneach', 'níl teas ann'],
  ['ga', 'bain amach an focal práinneach', 'níl teas ann'],
] as const)('what is not urgent is no longer sent as urgent: %s “%s”', async (language, line, kept) => {
  const taken = await answerLast([...BOILER[language], line], language)
  expect(taken).toMatch(/^(?:Right, not urgent\.|Ceart go leor, níl sé práinneach\.)\n\n/)
  expect(taken).toContain(kept)
  expect(taken).not.toMatch(/Urgent:|Práinneach:|word urgent|focal práinneach|stopcock/)
  expect(await answerLast([...BOILER[language], line, language === 'en' ? 'yes' : 'sea'], language)).not.toMatch(
    /as urgent|mar scéal práinneach/,
  )
})

test.each([
  ['en', 'Its not urgent I said. But ok do'],
  ['ga', 'níl sé práinneach. ach sea, cuir ar aghaidh í'],
] as const)('a yes beside it counts: %s “%s”', async (language, line) => {
  const sent = await answerLast([...BOILER[language], line], language)
  expect(sent).toMatch(/is passed on\.|curtha ar aghaidh\./)
  expect(sent).not.toMatch(/as urgent|mar scéal práinneach/)
})

test.each([
  ['en', 'is it not urgent?'],
  ['en', 'its not urgent for me but it is for my mother'],
])('%s “%s” takes nothing off', async (language, line) => {
  expect(await answerLast([...BOILER.en, line], language as Language)).not.toMatch(/^Right, not urgent/)
})
