import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const START = {
  en: ['a massage on Friday at ten', 'Aoife Keane 087 987 6543'],
  ga: ['suathaireacht spóirt Dé hAoine ag a deich', 'Aoife Ní Chatháin 087 987 6543'],
}
const listNames = async () =>
  (await db().selectFrom('bookings').select('name').orderBy('starts_at').execute()).map(({ name }) => name)

test.each([
  ['en', 'yes, could ye fit me in as well after him', 'Friday 20 November at 10:30'],
  ['en', 'yes please. and then another one for my sister Mary', 'Friday 20 November at 10:30'],
  ['en', 'go ahead, and can you squeeze my daughter in too', 'Friday 20 November at 10:30'],
  ['en', 'yes, and can my husband come in for his own one straight after', 'Friday 20 November at 10:30'],
  [
    'ga',
    'sea cuir an ceann sin in áirithe dom, agus ansin ceann eile do mo dheirfiúr',
    'Dé hAoine, 20 Samhain ag 10:30',
  ],
  ['ga', 'sea, agus ceann eile domsa ina dhiaidh sin', 'Dé hAoine, 20 Samhain ag 10:30'],
] as const)('%s: “%s” books, and begins the next one right behind it', async (language, said, time) => {
  const answer = (await hold([...START[language], said], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is booked|Tá do choinne curtha in áirithe)/)
  expect(answer).toContain(time)
  expect(await listNames()).toHaveLength(1)
})

test.each([
  ['en', 'a massage for my brother as well, straight after me, 10.30', 'yes', 'Aoife Keane'],
  ['en', 'my brothers name is Declan Keane put him down too', 'yes', 'Declan Keane'],
  ['en', 'add my daughter as well, Nora', 'yes', 'Nora'],
  ['en', 'me at 10 and Declan after', 'yes', 'Declan'],
  ['ga', 'cuir mo iníon síos leis, Nóra', 'sea', 'Nóra'],
  ['ga', 'cuir mo mhac isteach freisin', 'sea', ''],
] as const)('%s: “%s” keeps the time and the name, and is booked behind', async (language, said, yes, name) => {
  const answers = await hold([...START[language], said, yes, yes], language)
  expect(answers[2]).toMatch(/^(?:I will book this after it|Cuirfidh mé é seo in áirithe ina dhiaidh)/)
  expect(answers[2]).toMatch(/(?:10:00\. Name: Aoife Keane|10:00\. Ainm: Aoife Ní Chatháin)\. /)
  if (name !== '' && name !== 'Aoife Keane') expect(answers[4]).toContain(`: ${name}. `)
  expect(await listNames()).toHaveLength(1)
})

test('in Irish, who comes at an hour and who comes behind are two', async () => {
  const answers = await hold(
    [
      'suathaireacht spóirt Dé hAoine ag a deich',
      'ní hea ní hea, Nóra ag 11.15 agus Aoife ina dhiaidh sin',
      '087 987 6543',
    ],
    'ga',
  )
  expect(answers.at(-1)).toContain('20 Samhain ag 11:15. Ainm: Nóra. ')
})

test('no time behind the appointment is no failure', async () => {
  const answers = await hold([
    'a massage on Friday at 17:30',
    'Aoife Keane 0879876543',
    'yes, and fit my son in after me',
  ])
  expect(answers.at(-1)).toMatch(/^Your appointment is booked.*These times are free/s)
})

test.each(['can ye take me after 5 instead', 'put it in my name', 'the appointment is in my name, Aoife'])(
  '“%s” is about nobody else',
  async (said) => {
    const answer = (await hold([...START.en, said])).at(-1)
    expect(answer).not.toContain('I will book this after it')
    if (said.includes('name')) expect(answer).toContain('Name: Aoife Keane. ')
  },
)

test.each([
  ['en', 'massage friday', 'half ten for Aoife and me straight after', '20 November at 10:30.'],
  ['en', 'massage friday', '11.30 for my son and then me after him', '20 November at 11:30.'],
  ['en', 'massage friday', 'half 10 for me. and one for Aoife at half 11', '20 November at 10:30.'],
  ['en', 'massage friday', 'the first one for me, and Aoife after', '20 November at 09:00.'],
  [
    'ga',
    'suathaireacht spóirt Dé hAoine',
    'leathuair tar éis a deich d’Aoife agus mise ina diaidh',
    '20 Samhain ag 10:30.',
  ],
] as const)('%s: “%s”, and then “%s”, keeps the time for the first of two', async (language, wish, said, time) => {
  const answer = (await hold([wish, said], language)).at(-1)
  expect(answer).toMatch(/^(?:I will book this after it|Cuirfidh mé é seo in áirithe ina dhiaidh)/)
  expect(answer).toContain(time)
})

test.each([
  ['en', 'massage for Nora on friday at half eleven and me straight after', '20 November at 12:00'],
  ['en', 'can I get a massage on friday at ten and one for my brother right after?', '20 November at 10:30'],
  ['en', "I'd like a massage friday at 3, and could ye fit my daughter in as well", '20 November at 15:30'],
  ['en', '2 massages friday, one for Nora at ten and me straight after', '20 November at 10:30'],
  ['ga', 'suathaireacht d’Aoife Dé hAoine ag a haon déag agus mise díreach ina diaidh', '20 Samhain ag 11:30'],
  ['ga', 'suathaireacht dom Dé hAoine ag a deich agus ceann eile do mo mhac', '20 Samhain ag 10:30'],
  ['en', 'I need a massage friday at ten and my husband needs one too', '20 November at 10:30'],
  ['en', 'massage friday at 10 please, and so does my sister', '20 November at 10:30'],
  ['ga', 'suathaireacht domsa agus ceann do m’fhear céile, Dé hAoine ag a deich', '20 Samhain ag 10:30'],
] as const)('%s: “%s”, as the first line, is two behind each other', async (language, wish, time) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([wish, 'Máire Byrne 087 987 6543', yes], language)
  expect(answers[0]).toMatch(
    /^(?:I will book this after it|I book them one after|Cuirfidh mé é seo in áirithe ina dhiaidh)/,
  )
  expect(answers[2]).toMatch(/(?:Now the next one|Anois an chéad cheann eile): /)
  expect(answers[2]).toContain(time)
  expect(await listNames()).toHaveLength(1)
})

test('two that are counted and named are two, and no three', async () => {
  const answers = await hold([
    '2 massages friday, one for Nora at ten and me after',
    'Máire Byrne 087 987 6543',
    'yes',
    'yes',
    'yes',
  ])
  expect(answers.at(-1)).toMatch(/^Your appointment is booked: .*10:30/)
  expect(answers.at(-1)).not.toContain('Now the next one')
})

test.each([
  'how much is a massage for Nora and one for me after?',
  'I had a massage on Monday and another one for my son and both were bad',
])('“%s” books nothing', async (said) => expect((await hold([said]))[0]).not.toContain('I will book this after it'))

const OTHER = {
  en: 'actually its for my husband as well can he come after me',
  ga: 'ceann eile do mo mhac ina dhiaidh',
}

test.each([
  ['en', 'leave the husband, he can ring himself'],
  ['en', "take my husband off it, it's for me"],
  ['en', 'ah forget about him, just book mine'],
  ['en', "no he'll ring himself"],
  ['ga', 'fág mo mhac as, glaofaidh sé féin'],
  ['ga', 'fag mo mhac as e'],
  ['ga', 'ná bac leis'],
] as const)('%s: “%s” drops the appointment behind, and keeps the first', async (language, drop) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([...START[language], OTHER[language], drop, yes], language)
  expect(answers[2]).toMatch(/(?:I will book this after it: Sports massage, for my husband|ina dhiaidh)/)
  expect(answers[3]).toMatch(/^(?:All right, one appointment|Ceart go leor, coinne amháin)\./)
  expect(answers[3]).toMatch(/10:00\. (?:Name: Aoife Keane|Ainm: Aoife Ní Chatháin)\./)
  expect(answers[4]).not.toMatch(/next one|cheann eile|10:30/)
  expect(await listNames()).toHaveLength(1)
})

test.each([
  ['en', 'no that one is for me, the second one is for him'],
  ['en', 'no the second one is for him'],
  ['en', "the first one's mine"],
  ['ga', 'is domsa an chéad cheann, is dó an dara ceann'],
] as const)('%s: “%s” says whose the first is, and chooses no time', async (language, whose) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([...START[language], OTHER[language], whose, yes], language)
  expect(answers[3]).toMatch(/10:00\. (?:Name: Aoife Keane|Ainm: Aoife Ní Chatháin)\./)
  expect(answers[4]).toContain('10:30')
})

test.each([
  'can he come at 11',
  'he can come on Friday',
  'she’ll call later',
  'leave him a note',
  'is the second one for him too?',
])('“%s” drops nobody', async (line) => {
  const answers = await hold([...START.en, OTHER.en, line])
  expect(answers[3]).not.toContain('one appointment')
})

test.each([
  ["the first one's mine", '09:00'],
  ['forget the second one, the first', '09:00'],
])('“%s”, of offered times, is a time', async (line, clock) => {
  const answers = await hold(['a massage for me and one for my sister on Friday', line])
  expect(answers[1]).toContain(clock)
  expect(answers[1]).not.toContain('one appointment')
})

test.each([
  ['en', 'first visit friday at 10', 'yes. and does mam need her own booking for one?', /for my mam/],
  ['en', 'first visit friday at 10', 'yes. and my daughter after that?', /for my daughter/],
  ['ga', 'céad chuairt Dé hAoine ag 10', "sea. agus m'inion ina dhiaidh sin?", /do m['’]iníon/],
  ['ga', 'céad chuairt Dé hAoine ag 10', 'sea. an dteastaíonn coinne eile ó mo mháthair?', /do mo mháthair/],
] as const)('%s: behind “%s”, “%s” books and begins the other one', async (language, wish, line, whom) => {
  const answer = (await hold([wish, 'Niamh Carty 086 765 4321', line], language)).at(-1)
  expect(answer).toMatch(/^(?:Your appointment is booked|Tá do choinne curtha in áirithe)/)
  expect(answer).toMatch(whom)
  expect(answer).toMatch(/10:45/)
})

test.each([
  [
    'en',
    'first visit friday at 10',
    'yes. and could i get a sports massage, in Salthill',
    /Now the next one: Sports massage\./,
  ],
  [
    'ga',
    'céad chuairt Dé hAoine ag 10',
    'sea. agus an bhféadfainn suathaireacht spóirt a fháil',
    /Anois an chéad cheann eile: Suathaireacht/,
  ],
] as const)('%s: behind “%s”, “%s” books the first and begins the second', async (language, wish, line, next) => {
  const answer = (await hold([wish, 'Niamh Carty 086 765 4321', line], language)).at(-1)
  expect(answer).toMatch(/Your appointment is booked: First visit|Tá do choinne curtha in áirithe: Céad chuairt/)
  expect(answer).toMatch(next)
})

test('“yes and make it a massage” changes what is booked, and books nothing yet', async () => {
  const lines = ['first visit friday at 10', 'Niamh Carty 086 765 4321', 'yes and make it a sports massage instead']
  expect((await hold(lines)).at(-1)).toMatch(/^Sports massage, Friday 20 November at 10:00\..*Shall I book it\?$/m)
})
