import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const day = [{ from: '09:00', to: '18:00' }]
/** On the Wednesday of the tests nobody is there. */
const { hold, db } = openDialogues({ staffHours: { thursday: day, friday: day } })

const LANGUAGES = ['en', 'ga'] as const
const WILL = {
  en: ['can i leave a message', 'my mothers will is in the office two years', 'Mary Walsh', '085 123 4567'],
  ga: ['teachtaireacht a fhágáil', 'tá uacht mo mháthar san oifig le dhá bhliain', 'Máire Ní Shé', '085 123 4567'],
}
const LEAK = {
  en: ['theres water pouring in through the kitchen ceiling', 'Mary Daly 0871234567'],
  ga: ['tá uisce ag teacht tríd an tsíleáil', 'Máire Daly 0871234567'],
}
const YES = { en: 'yes', ga: 'sea' }
const PROMISE = {
  en: 'so I cannot promise you anybody before that',
  ga: 'ní féidir liom a ghealladh go mbeidh duine ann',
}

const answer = async (lines: string[], language: Language = 'en') => (await hold(lines, language)).at(-1) ?? ''

/** What the team got, in order. */
async function listTaken(): Promise<string[]> {
  const turns = await db().selectFrom('turns').select('steps').orderBy('id').execute()
  return turns
    .flatMap(({ steps }) => JSON.parse(String(steps)) as { tool?: string; input?: [{ text: string }] }[])
    .filter(({ tool }) => tool === 'takeMessage')
    .map(({ input }) => input?.[0].text ?? '')
}

test.each([
  ['en', 'go on so. and tell them i want an answer today or im making a complaint', 'tell them i want an answer today'],
  ['en', 'send it so, and tell them ill complain to the law society', 'tell them ill complain to the law society'],
  ['ga', 'seol í. agus abair leo go ndéanfaidh mé gearán mura bhfaighim freagra', 'abair leo go ndéanfaidh mé gearán'],
] as const)(
  'what stands beside a yes goes once, also where it threatens to complain: %s “%s”',
  async (language, line, more) => {
    const reply = await answer([...WILL[language], line], language)
    expect(reply).toMatch(/is passed on\.|curtha ar aghaidh\./)
    expect(reply).not.toMatch(/\?$/)
    const taken = await listTaken()
    expect(taken).toHaveLength(1)
    expect(taken[0]?.split('\n').at(-1)).toMatch(new RegExp(`^${more}`))
  },
)

test.each([
  ['en', 'you said you passed it on already. dont send it twice'],
  ['en', 'no dont send it again'],
  ['ga', 'ná cuir ar aghaidh arís í'],
] as const)('who wants it sent only once hears when it went: %s “%s”', async (language, line) => {
  const reply = await answer([...WILL[language], YES[language], line], language)
  expect(reply).toMatch(/It went today at 10:00: “my mothers will|Chuaigh sí ar aghaidh inniu ag 10:00: “tá uacht/)
  expect(reply).not.toMatch(/\?$/)
  expect(await listTaken()).toHaveLength(1)
})

test.each([
  ['en', 'you said you passed it on already'],
  ['ga', 'dúirt tú gur chuir tú ar aghaidh í cheana'],
] as const)('who doubts it hears when it went: %s “%s”', async (language, line) => {
  expect(await answer([...WILL[language], YES[language], line], language)).toMatch(/ 10:00: “/)
})

test('that nobody rang although it went is news', async () => {
  const line = 'ye said ye passed it on and still nobody rang me'
  expect(await answer([...WILL.en, 'yes', line])).toContain(`“${line}”`)
})

test('another message that was begun is dropped by it', async () => {
  const lines = [...WILL.en, 'yes', 'tell them i want the keys too', 'dont send it again', 'yes']
  expect((await hold(lines)).at(-2)).toMatch(/^All right, I will not pass it on again\.\n\nIt went today at 10:00/)
  expect(await listTaken()).toHaveLength(1)
})

test.each([
  ['en', 'did the message go or not', 'tell them i want the keys too', 'I have not passed the new one on yet.'],
  ['en', 'did it go or what', 'tell them i want the keys too', 'I have not passed the new one on yet.'],
  [
    'ga',
    'an ndeachaigh an teachtaireacht nó nach ndeachaigh',
    'abair leo go dteastaíonn na heochracha uaim',
    'Níl an ceann nua curtha ar aghaidh agam fós.',
  ],
] as const)('what went is told apart from what is new: %s “%s”', async (language, line, next, isNext) => {
  const sent = [...WILL[language], YES[language]]
  const alone = await answer([...sent, line], language)
  expect(alone).toMatch(/^(?:Your message is passed on|Tá do theachtaireacht curtha ar aghaidh).*\n\n.*10:00: “/)
  expect(alone).not.toContain(isNext)
  expect(await answer([...sent, next, line], language)).toContain(`\n\n${isNext}\n\n`)
})

test.each([
  ['en', 'did ye get my number'],
  ['en', 'so what did ye send them'],
  ['ga', 'céard a chuir sibh ar aghaidh'],
  ['en', 'so you have it down about the will and the number'],
  ['ga', "an bhfuil m'uimhir agaibh"],
] as const)('the number that was given is said, and not ours: %s “%s”', async (language, line) => {
  const reply = await answer([...WILL[language], YES[language], line], language)
  expect(reply).toContain('085 123 4567')
  expect(reply).not.toContain('020 915')
})

test.each([
  ['en', 'i just gave you all that', /^Your message so far: “my mothers will.*\n\nWhat is your name\?/s],
  ['ga', 'thug mé é sin duit cheana', /^Do theachtaireacht go dtí seo: “tá uacht.*\n\nCén t-ainm/s],
] as const)('“%s: %s” hears what is written down', async (language, line, reply) => {
  expect(await answer([...WILL[language].slice(0, 2), line], language)).toMatch(reply)
})

test.each([
  ['en', 'ok i found it its turned off. cancel the urgent thing', 'No longer urgent: ok i found it'],
  ['en', 'its no longer urgent, the tap is off', 'No longer urgent: its no longer urgent'],
  ['ga', 'fuair mé é, tá sé múchta. cealaigh an rud práinneach', 'Níl sé práinneach a thuilleadh: fuair mé é'],
] as const)('help that was called off: the team hears of it at once: %s “%s”', async (language, line, told) => {
  const reply = await answer([...LEAK[language], YES[language], line], language)
  expect(reply).toContain(`“${told}`)
  expect(reply).not.toMatch(/email address|ríomhphost/)
  expect((await listTaken()).at(-1)?.startsWith(told)).toBe(true)
})

test.each([
  ['en', 'its sorted, dont need anyone now'],
  ['ga', 'tá sé deisithe, níl aon duine ag teastáil anois'],
] as const)('%s “%s” calls help off, and takes back no ordinary message', async (language, line) => {
  await answer([...LEAK[language], YES[language], line], language)
  expect(await listTaken()).toHaveLength(2)
  await answer([...WILL[language], YES[language], line], language)
  expect(await listTaken()).toHaveLength(3)
})

test.each([
  ['en', 'no dont cancel it whatever ye do'],
  ['en', 'ye said its not urgent but it is, hurry'],
  ['en', 'i was told its sorted and it isnt'],
  ['ga', 'ná cealaigh é'],
] as const)('%s “%s” calls nothing off', async (language, line) => {
  await answer([...LEAK[language], YES[language], line], language)
  expect(await listTaken()).toHaveLength(1)
})

test('what is called off twice is passed on once', async () => {
  expect(await answer([...WILL.en, 'yes', 'cancel that message', 'cancel it'])).toMatch(
    /^It went today at 10:00: “Please/,
  )
  expect(await listTaken()).toHaveLength(2)
})

test('whoever calls it off and wants another time is asked what to book', async () => {
  const line = 'its turned off. cancel the urgent thing, can someone come look at it in the morning instead'
  expect(await answer([...LEAK.en, 'yes', line])).toMatch(/“No longer urgent: .*What would you like to book\?/s)
  expect(await answer([...LEAK.en, 'yes', 'the light is gone now too', line])).toMatch(/“No longer urgent: /)
})

test('an appointment is still cancelled, and not the message', async () => {
  const booked = ['first visit friday at 10', 'Tom Kelly 0871234567', 'yes']
  const lines = [...booked, 'can i leave a message', 'the gate is broken', 'yes', 'cancel it']
  expect(await answer(lines)).toMatch(/^Shall I cancel/)
})

test.each([
  ['en', 'yes pass it on but will someone actually come tonight'],
  ['ga', 'sea, cuir ar aghaidh é ach an dtiocfaidh duine éigin anocht'],
] as const)('a question whether somebody comes is no part of what goes: %s “%s”', async (language, line) => {
  expect(await answer([...LEAK[language], line], language)).toContain(PROMISE[language])
  expect(await listTaken()).toEqual([expect.stringMatching(/ceiling$|tsíleáil$/)])
})

test.each([
  ['en', 'so is that a yes or a no for tonight? the plaster is coming down', '“Urgent: the plaster is coming down”'],
  ['ga', 'an dtiocfaidh éinne? tá an plástar ag titim', '“Práinneach: tá an plástar ag titim”'],
  ['ga', 'sea nó ní hea? tá an plástar ag titim anuas anois', '“Práinneach: tá an plástar ag titim anuas anois”'],
] as const)('what is new after an urgent message is urgent too: %s “%s”', async (language, line, message) => {
  const reply = await answer([...LEAK[language], YES[language], line], language)
  expect(reply).toContain(PROMISE[language])
  expect(reply).toContain(message)
})

test.each([
  ['en', 'is there anyone on call for emergencies at night', 'I do not know of anybody on call. Nobody is there until'],
  ['en', 'so is there someone on call or not', 'I do not know of anybody on call. Nobody is there until'],
  ['ga', 'an bhfuil aon duine ar dualgas', 'Níl a fhios agam go bhfuil aon duine ar dualgas. Ní bheidh aon duine ann'],
] as const)('nobody is known to be on call: %s “%s”', async (language, line, reply) => {
  expect(await answer([line], language)).toContain(reply)
  expect(await answer([...LEAK[language], YES[language], line], language)).toContain(reply)
})

test('a question beside trouble is no part of the message', async () => {
  const lines = [
    'the pipe burst in the hall, will someone come tonight? how much is the callout',
    'Tom Kelly 0861234567',
  ]
  expect(await answer(lines)).toContain('“Urgent: the pipe burst in the hall”')
})

test.each([
  ['en', '085 123 4567 and i want to speak to whoever is in charge not the secretary', 'i want to speak to whoever'],
  ['ga', '085 123 4567 agus ba mhaith liom labhairt leis an mbainisteoir', 'ba mhaith liom labhairt leis an'],
] as const)('a number with a wish for somebody else keeps the message: %s', async (language, line, more) => {
  const replies = await hold([...WILL[language].slice(0, 3), line], language)
  expect(replies.at(-1)).toContain(`${WILL[language][1]}\n${more}`)
})

test.each(LANGUAGES)('a wish for a person keeps the message, where nobody is there: %s', async (language) => {
  const wish = { en: 'can i talk to a person', ga: 'an féidir liom labhairt le duine' }[language]
  const reply = await answer([...WILL[language].slice(0, 3), wish], language)
  expect(reply).toMatch(/^I have told our team\. Nobody|^Chuir mé scéala/)
  expect(reply).toContain(WILL[language][1])
})

test.each([
  ['en', 'no need u have my number. just tell them that as well, i want the 60 euro back', 'i want the 60 euro back'],
  ['en', 'add that too: the gate was left open. pass it on', 'the gate was left open'],
  ['en', 'no need for a visit, tell them i want 60 euro back', 'no need for a visit, tell them i want 60 euro back'],
  [
    'ga',
    "ní gá, tá m'uimhir agaibh. abair é sin leo freisin, teastaíonn na seasca euro ar ais uaim",
    'teastaíonn na seasca euro ar ais uaim',
  ],
] as const)('what is said to the receptionist is no part of the message: %s “%s”', async (language, line, more) => {
  expect(await answer([...WILL[language].slice(0, 3), line], language)).toContain(`\n${more}”`)
})

test.each([
  ['en', 'can i talk to the owner please', 'its about the gearbox, it slips since ye had it'],
  ['ga', 'an féidir liom labhairt leis an úinéir', 'uacht mo mháthar atá i gceist, níl sí socraithe fós'],
] as const)('what is told after nobody was there is the message: %s', async (language, wish, line) => {
  expect(await answer([wish, line], language)).toMatch(/^(?:What is your name\?|Cén t-ainm atá ort\?)$/)
  expect(await answer([wish, line, `Tom Kelly 0861234567`], language)).toContain(line)
})

test.each(['pass it on', 'ok', 'go on so'])('“%s” before the details asks for them again', async (line) => {
  expect(await answer([...WILL.en.slice(0, 2), line])).toBe('What is your name?')
})

test('when to ring stands beside the number', async () => {
  expect(await answer([...WILL.en.slice(0, 3), '085 1234 567 after 4'])).toContain('two years\n085 1234 567 after 4”')
})

test('what a person was wanted for belongs to the complaint behind it', async () => {
  const lines = [
    'need to talk to someone about my mothers will',
    'im after ringing four times and nobody rings me back',
  ]
  expect(await answer([...lines, 'Mary Walsh 085 123 4567'])).toContain(`“${lines.join('\n')}”`)
})

test.each(['right ill ring at 9 so. what number', 'whats their number'])('“%s” asks for ours', async (line) => {
  expect(await answer([...WILL.en, 'yes', line])).toContain('020 915 0100')
})

const OVER = {
  en: [
    'no thats all. ye d want to get back to me this time',
    'no forget it, ye have it',
    'ah ye have the message already',
  ],
  ga: ['sin é. glaoigí orm an uair seo', 'ní hea, tá sé agaibh cheana'],
}

test.each(LANGUAGES.flatMap((language) => OVER[language].map((line) => [language, line] as const)))(
  'behind a message “%s” “%s” ends the conversation, and begins no other',
  async (language, line) => {
    const reply = await answer([...WILL[language], YES[language], line], language)
    expect(reply).toMatch(
      /^(?:Your message went today at 10:00\. Goodbye|Chuaigh do theachtaireacht ar aghaidh .*\. Slán)/,
    )
    expect(reply).not.toContain('?')
    expect(await listTaken()).toHaveLength(1)
  },
)

test.each([
  ['en', 'sure i left it already'],
  ['en', 'i already left ye a message'],
  ['ga', 'd’fhág mé cheana é'],
  ['ga', 'tá sé curtha agam chugaibh cheana'],
] as const)('“%s” “%s” is answered with what went and when', async (language, line) => {
  const reply = await answer([...WILL[language], YES[language], line], language)
  expect(reply).toMatch(/10:00.*: “/)
  expect(await listTaken()).toHaveLength(1)
})

test.each([
  ['en', 'no its grand ye have my number, thanks'],
  ['en', 'no thanks'],
] as const)('a no with thanks ends the conversation: %s “%s”', async (language, line) => {
  expect(await answer([...WILL[language], YES[language], line], language)).toMatch(/^You are welcome\. Goodbye\./)
})

test.each([
  ['en', 'when will i hear from ye'],
  ['ga', 'cathain a chloisfidh mé uaibh'],
] as const)('when somebody rings is promised in no half of the answer: %s “%s”', async (language, line) => {
  const reply = await answer([...WILL[language], YES[language], line], language)
  expect(reply).toContain(PROMISE[language])
  expect(reply).not.toMatch(/will get in touch|Rachaidh duine/)
})
