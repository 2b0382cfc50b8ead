import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculatePeriodPrice, PLANS } from '#contracts/plans.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import {
  asTx,
  openTestDatabase,
  type TestDatabase,
  testClock,
  testCtx,
} from '../../../../../../tests/support/database.ts'
import { scripted, talkUnder, WEDNESDAY } from '../../../../../../tests/support/talk.ts'
import { mailWaiting } from '../../../../domains/conversations/index.ts'
import { getCompany } from '../../../../domains/settings/index.ts'

// One database for all: the index of the company's entries is kept by its id, which is the same in every database.
let database: TestDatabase
beforeAll(async () => {
  const clock = testClock(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
})
afterAll(() => database.close())

/** The last answer of the company's own receptionist. */
async function ask(language: Language, ...lines: string[]): Promise<string> {
  const talk = await talkUnder(database, 'ogham', { language })
  let answer = ''
  for (const line of lines) answer = (await talk.say(line)).text
  return answer
}

test('the company answers with all its prices, or with that of the plan that is named', async () => {
  for (const question of ['How much does it cost?', 'What do you charge?', 'how much is it', 'price list please']) {
    const talk = await talkUnder(database, 'ogham')
    expect(await talk.say(question)).toMatchObject({
      text: expect.stringMatching(/^Professional: €99 a month.*\nAdvanced: €199 a month.*\nElite: our team/),
      outcome: 'answered',
    })
  }
  expect(await ask('en', 'What about Advanced, how much is it?')).toMatch(/^Advanced: €199 a month/)
  expect(await ask('ga', 'Cé mhéad atá ar Professional?')).toMatch(/^Professional: €99 sa mhí/)
  expect(await ask('ga', 'Cé mhéad a chosnaíonn sé?')).toMatch(/^Professional: .*\nAdvanced:/)
})

test.each([
  ['en', 'how much is each plan'],
  ['en', 'give me the price of every plan'],
  ['en', 'list all the plans with prices please'],
  ['en', 'what are your plans'],
  ['en', 'what packages do ye have'],
  ['en', 'what plans do ye have and how much are they'],
  ['ga', 'cé mhéad atá ar gach plean'],
  ['ga', 'cad é praghas na bpleananna go léir'],
  ['ga', 'cad iad na pleananna atá agaibh agus cé mhéad atá orthu'],
] as const)('%s: “%s” lists every plan, and suggests nothing that it says already', async (language, question) => {
  const answer = await ask(language, question)
  expect(answer).toMatch(/^Professional: €99 .*\nAdvanced: €199 .*\nElite: .*\n.*23%.*$/)
})

test.each([
  ['en', 'how much is each plan and what is in it'],
  ['ga', 'cé mhéad atá ar gach plean agus cad atá ann'],
] as const)('%s: “%s” lists the prices of all plans and what is in them', async (language, question) => {
  const answer = await ask(language, question)
  expect(answer).toMatch(/Professional: €99 .*\nAdvanced: €199 /)
  expect(answer).toMatch(/Professional: .*500 .*\nAdvanced: .*2,000 .*\nElite: /)
  expect(answer).not.toMatch(/Do you mean|atá i gceist agat/)
})

const { professional, advanced } = PLANS
const YEAR = formatEuro(calculatePeriodPrice(professional.monthlyCents ?? 0, 'yearly'))
const FIRST_YEAR = formatEuro(calculatePeriodPrice(advanced.monthlyCents ?? 0, 'yearly') + (advanced.setupCents ?? 0))

test.each([
  ['en', 'total for a year on the cheap one', YEAR],
  ['en', 'how much would professional be for the year all in', YEAR],
  ['en', 'how much for the advanced plan for the first year', FIRST_YEAR],
  ['en', 'how much is the middle one', `${advanced.name}: ${formatEuro(advanced.monthlyCents ?? 0)} a month`],
  ['en', 'can i get a discount if i pay yearly', 'No. A year costs twelve months'],
  ['en', 'is vat on top of that', 'No. All prices are plus'],
  ['en', 'what if I go over', 'There is no charge for each call'],
  ['en', "what happens if it doesn't know the answer", 'It says so, puts the question on a list'],
  ['en', 'can we get an audit trail', 'it exports what an auditor asks for'],
  ['ga', 'an bhfuil tréimhse trialach saor in aisce ann', 'ar feadh 14 lá saor in aisce'],
  ['ga', 'cá bhfuil mo shonraí', 'In Éirinn, agus iad criptithe'],
  ['en', 'what does it cost for the council', 'Elite plan'],
  ['en', "where's the pricing page", 'Under “Pricing”'],
  ['en', 'how do i start the trial', 'Choose a plan on the pricing page'],
  ['en', 'when does the trial end', `${professional.trialDays} days`],
  ['en', 'will it charge me when the trial is over', 'nothing is invoiced during it'],
  ['en', `what happens when my ${professional.callsPerMonth} are used up`, 'At the limit it still takes messages'],
  ['en', 'how many calls do i get', `${professional.name}: up to ${professional.callsPerMonth} calls a month`],
  ['en', 'can it do irish', 'It understands and answers Irish'],
  ['en', 'can i keep my number', 'You keep your own number'],
  ['en', 'do i need a new phone number', 'You keep your own number'],
  ['en', 'is there a contract or can i leave any time', 'cancel at any time'],
  ['en', 'and does it do irish too', 'It understands and answers Irish'],
  ['en', 'can i still answer the phone myself', 'one press makes you the one who answers'],
  ['en', 'what happens when two people ring at the same time', '50+ calls'],
  ['en', 'is my customers info safe, whos it shared with', 'In Ireland, encrypted'],
  ['en', 'is it cheaper than hiring someone', 'It answers when nobody can'],
  ['en', 'can it answer in the morning before we open', '24/7'],
  ['en', 'can i try it before i pay', 'without paying'],
  ['en', 'will it know my prices', 'usual questions of your trade'],
  ['en', 'does it work with outlook', 'Google, Outlook and Apple'],
  ['en', 'is there a contract', 'cancel at any time'],
  ['en', 'can i change plan after', 'next billing period'],
  ['en', 'can it transfer to a person', 'When somebody asks for one'],
  ['en', 'can staff take over the chat', 'one press makes you the one who answers'],
  ['en', 'can it handle the official languages act', 'in Irish first'],
  ['en', 'is it accessible', 'WCAG 2.2'],
  ['en', 'do ye have an sla', '99.9%'],
  ['en', 'who are ye', 'An Irish company'],
  ['en', 'whats the difference between the 3 plans', 'growing SMEs'],
  ['ga', 'cé mhéad don bhliain ar an gceann is saoire', YEAR],
  ['ga', 'cé mhéad atá ar an gceann láir', `${advanced.name}: ${formatEuro(advanced.monthlyCents ?? 0)} sa mhí`],
  ['ga', 'an bhfuil lascaine ann má íocaim in aghaidh na bliana', 'Praghas dhá mhí dhéag'],
  ['ga', 'an bhfuil cbl breise air sin', 'Cuirtear CBL'],
  ['ga', 'cad é an costas don chomhairle', 'Elite'],
  ['ga', 'cá bhfuil leathanach na bpraghsanna', 'Faoi “Pricing”'],
  ['ga', 'conas a thosaím an triail', 'Roghnaigh plean'],
  ['ga', 'an ngearrfar táille orm nuair a bheidh an triail thart', 'ní eisítear aon sonrasc lena linn'],
  ['ga', `cad a tharlaíonn nuair a bhíonn mo ${professional.callsPerMonth} glao ídithe`, 'Ag an teorainn'],
  ['ga', 'cé mhéad glao a fhaighim', `${professional.name}: suas le ${professional.callsPerMonth} glao`],
  ['ga', 'an bhfuil gaeilge aige', 'Tuigeann sé Gaeilge'],
  ['ga', 'an bhfuil conradh ann', 'a chur ar ceal am ar bith'],
  ['ga', 'an bhfuil conradh ann nó an féidir liom imeacht am ar bith', 'a chur ar ceal am ar bith'],
  ['ga', 'an bhfuil gaeilge aige freisin', 'Tuigeann sé Gaeilge'],
  ['ga', 'an bhfuil uimhir nua ag teastáil uaim', 'Coinníonn tú d’uimhir féin'],
  ['en', 'can my wife use it as well', 'You invite them'],
  ['en', 'can i try it first before i pay', '14 days'],
  ['en', 'does it answer my mobile when im on a job', 'Calls are forwarded'],
  ['en', 'how many calls do i get for 99', '500 calls'],
  ['en', 'what if two people want the same time', 'kept for them'],
  ['ga', 'an féidir liom é a thriail ar dtús', '14 lá'],
  ['ga', 'an mbíonn sé ag obair ag an deireadh seachtaine', '24/7'],
  ['ga', 'an bhfuil sonraí mo chustaiméirí slán', 'In Éirinn'],
  ['ga', 'an féidir leis éarlais a thógáil', 'ní ghlacann sé íocaíochtaí'],
  ['ga', 'an féidir liom éirí as am ar bith', 'a chur ar ceal am ar bith'],
  ['ga', 'an féidir liom plean a athrú níos déanaí', 'tréimhse billeála'],
  ['ga', 'an féidir leis glao a chur ar aghaidh chuig duine', 'Nuair a iarrtar duine'],
  ['ga', 'an bhfreagraíonn sé teachtaireachtaí facebook', 'WhatsApp agus ríomhphost'],
  ['ga', 'an gcloíonn sé le hacht na dteangacha oifigiúla', 'i nGaeilge ar dtús'],
  ['ga', 'an bhfuil sé inrochtana', 'WCAG 2.2'],
  ['ga', 'cé sibh', 'Comhlacht Éireannach'],
] as const)('%s: the company answers “%s” from its own texts and plans', async (language, question, answer) => {
  expect(await ask(language, question)).toContain(answer)
})

const UNKNOWN = { en: /^I do not know that/, ga: /^Níl a fhios agam/ }

test.each([
  ['en', 'does it understand cork accents', 'no not that'],
  ['en', 'does it understand cork accents', 'no not that, does it understand people from cork'],
  ['en', 'does it understand cork accents', 'none of those'],
  ['en', 'can it do quotes for my customers', 'no not that, can it do quotes for the customers of my shop'],
  ['ga', 'an dtuigeann sé blas Chiarraí', 'ní hé sin, an dtuigeann sé an blas'],
] as const)(
  '%s: “%s”, and “%s”: what was refused answers nothing, and a person is offered',
  async (language, question, refusal) => {
    const [suggested, answer] = [await ask(language, question), await ask(language, question, refusal)]
    expect(suggested).toMatch(/^(?:Do you mean|An (?:é|ceann))/)
    expect(answer).toMatch(UNKNOWN[language])
    expect(answer).toMatch(/person|duine/)
  },
)

test('a question of its own behind a refusal is answered', async () => {
  expect(await ask('en', 'do you have customers in galway', 'no not that. do ye record the calls')).toContain(
    'No sound is kept',
  )
})

test.each([
  ['message taken', { name: 'Tom', phone: '+353871234567' }, 'Tom'],
  ['handed over', {}, null],
] as const)(
  'before the company has an administrator, its team is mailed: %s, of %j',
  async (outcome, contact, caller) => {
    const answerer = scripted(async function* () {
      yield { kind: 'say', text: 'Your message is passed on.' }
      yield { kind: 'contact', contact }
      yield { kind: 'outcome', outcome }
    })
    const talk = await talkUnder(database, 'ogham', { answerer })
    await talk.say('Can somebody ring me?')
    const job = asTx({ ...testCtx(database), actor: { kind: 'job', name: 'mail-waiting' } })
    await mailWaiting(job, { conversationId: talk.id })
    const { teamEmail } = await getCompany(testCtx(database))
    const sent = database.db.selectFrom('outbox').select(['recipient', 'props'])
    const mails = await sent.where('template', '=', 'conversation-waiting').execute()
    const [mail] = mails.filter(({ props }) => JSON.parse(props).conversationId === talk.id)
    expect(mail?.recipient).toBe(teamEmail)
    expect(JSON.parse(mail?.props ?? '{}')).toMatchObject({ caller, why: outcome })
  },
)

test('the trial, what is cheapest and how to stop are answered with what was asked', async () => {
  const trial = /nothing is invoiced during it, the set-up fee included/
  for (const question of [
    'do i pay the 2500 if i cancel in the 14 days',
    'if i hate it do i get stuck paying the 2500',
  ])
    expect(await ask('en', question)).toMatch(trial)
  for (const question of ['is there anything cheaper', 'what is the cheapest plan'])
    expect(await ask('en', question)).toMatch(/^Professional is the cheapest plan/)
  expect(await ask('en', 'does it answer the phone or just texts')).toMatch(/^Phone, WhatsApp and email/)
  expect(await ask('ga', 'cathain a chríochnaíonn an triail')).toMatch(/^Maireann triail Professional 14 lá/)
  expect(await ask('ga', 'mura mbím sásta leis an féidir liom éirí as am ar bith?')).toMatch(/^Is féidir leat an plean/)
  expect(await ask('ga', 'cá gcoinnítear na comhráite')).toMatch(/^In Éirinn/)
})

test.each([
  ['en', 'what is this', 'Our AI receptionist'],
  ['en', 'sorry, what does this yoke do?', 'Our AI receptionist'],
  ['en', 'can you explain what this is', 'Our AI receptionist'],
  ['en', 'what exactly do ye do', 'Our AI receptionist'],
  ['en', 'how does it work?', 'Our AI receptionist'],
  ['en', 'cad a dheanann an rud seo', 'ár bhfáilteoir'],
  ['ga', 'Cad é seo ar chor ar bith?', 'ár bhfáilteoir'],
  ['ga', 'ceard a dheanann sibh', 'ár bhfáilteoir'],
  ['ga', 'Cad is féidir leat a dhéanamh dom?', 'ár bhfáilteoir'],
] as const)('%s: “%s”, to the company, is what the receptionist does', async (language, line, text) => {
  expect(await ask(language, line)).toContain(text)
})

test.each(['what if a customer swears', 'what would it say if a caller tells it to feck off'])(
  '“%s” asks about the product',
  async (line) => {
    expect(await ask('en', line)).not.toMatch(/999|I am sorry/)
  },
)

test.each([
  ['en', 'does it take calls when im out'],
  ['en', 'would it talk to her'],
  ['en', 'how long till its up and running'],
  ['en', 'how long till its live'],
  ['ga', 'an bhfreagraíonn sé mo fón póca agus mé ag obair'],
] as const)('%s: “%s” is told no number for danger, and sends for nobody', async (language, line) => {
  const answer = await ask(language, line)
  expect(answer).not.toMatch(/112|116 123/)
  expect(answer).not.toMatch(/I have told our team/)
})

test.each([
  'does it take calls, my dad has collapsed',
  'can it talk to him hes going to hurt himself',
  'how long till its ready, i cant breathe',
])('“%s”: a question about the product hides no danger beside it', async (line) => {
  expect(await ask('en', line)).toMatch(/112|116 123/)
})

test('a table that is to be held gets no answers about the product', async () => {
  expect(await ask('en', 'hold our table till nine')).toMatch(/^I have passed this on to our team/)
})

const CHAT = {
  en: "I'd like a chat with someone monday afternoon",
  ga: 'Ba mhaith liom labhairt le duine tráthnóna Dé Luain',
}

test.each([
  ['en', "how would I cancel if it doesn't suit me after the season, am I tied in for the year?"],
  ['en', 'what happens if I cancel'],
  ['en', 'can I cancel any time'],
  ['ga', 'conas a chealóinn é mura n-oirfeadh sé dom?'],
] as const)('%s: “%s”, within a booking, is answered and ends nothing', async (language, line) => {
  const answer = await ask(language, CHAT[language], line)
  expect(answer).toMatch(/at any time|am ar bith/)
  expect(answer).toMatch(/Which of those times suits you|Cé acu de na hamanna sin/)
  expect(answer).not.toMatch(/Nothing was booked|Níor cuireadh/)
})

test.each(['cancel it', 'cancel that please, I changed my mind'])('“%s”, within a booking, ends it', async (line) => {
  expect(await ask('en', CHAT.en, line)).toMatch(/Nothing was booked/)
})

test.each([
  ['en', 'no no i didnt cancel anything, i do want a chat with someone. monday afternoon'],
  ['ga', 'níor chealaigh mé aon rud, ba mhaith liom labhairt le duine tráthnóna Dé Luain'],
] as const)('%s: “%s” is the booking', async (language, line) => {
  expect(await ask(language, line)).toMatch(/1\. (?:Monday|Dé Luain)/)
  expect(await ask(language, CHAT[language], line)).toMatch(/1\. (?:Monday|Dé Luain)/)
})

test.each(['i never booked one, i want to make one', "I didn't book one, I'd like to make an appointment"])(
  '“%s”, asked for the address of an appointment, begins one',
  async (line) => expect(await ask('en', 'I want to move my appointment', line)).toMatch(/free times|times are free/),
)

const MESSAGE = ['can someone call me back about the price for a small school', 'Tom Byrne, tom@example.ie']

test.each(['yes. actually is there a contract or can i cancel anytime', 'yes. actually is there a contract'])(
  '“%s” sends the message and is answered',
  async (line) => {
    const answer = await ask('en', ...MESSAGE, line)
    expect(answer).toContain('Your message is passed on')
    expect(answer).toMatch(/You may cancel at any time/)
  },
)

test.each(['yes. actually leave out the price', 'yes, actually make it a big school'])(
  '“%s” sends nothing yet',
  async (line) => expect(await ask('en', ...MESSAGE, line)).not.toMatch(/is passed on/),
)

const OFFERS_TIMES =
  /free times|times are free|amanna (?:seo|atá) saor|na chéad amanna|Which one suits|acu a oireann|An oireann/

test.each([
  ['en', 'does it ring people or do they ring it? and will it do our booksy calendar', /CalDAV.*rings nobody itself/s],
  ['en', 'i didnt ask to book yet. does it work with booksy?', /CalDAV/],
  ['en', 'no to times. can it take bookings from my booksy diary yes or no', /CalDAV/],
  ['ga', "agus an gcuirfeadh sé áirithintí isteach sa dialann google s'agam?", /CalDAV/],
  ['ga', 'an bhfuil sé ag cur isteach ar an chóras áirithinte atá agam', /malartú/],
  ['ga', 'an gcaithfidh mé conradh bliana a shíniú?', /deireadh na tréimhse/],
  ['en', 'will it sync with our calendar', /CalDAV/],
  ['ga', 'an gceanglaíonn sé le mo dhialann', /CalDAV/],
  ['ga', 'cad atá sa cheann professional', /^Tá sa phlean Professional: /],
  ['en', 'jaysus thats a lot. whats in the professional one', /^Professional has: /],
] as const)('%s: “%s” asks about the product, and wants no time', async (language, question, answer) => {
  const said = await ask(language, question)
  expect(said).toMatch(answer)
  expect(said).not.toMatch(OFFERS_TIMES)
})

test('an appointment with the company is still made', async () => {
  expect(await ask('en', 'can i book a call with ye')).toMatch(OFFERS_TIMES)
  expect(await ask('ga', 'an féidir liom coinne a dhéanamh libh?')).toMatch(OFFERS_TIMES)
})

test('a ring “about it”, behind an answer, is about the question that was answered', async () => {
  const lines = ['does it work with booksy?', 'forget it. can someone ring me about it', 'Ann Foley 0871234567']
  const answer = await ask('en', ...lines)
  expect(answer).toMatch(/“Does it work with Booksy, .*can someone ring me about it”/)
  expect(answer).not.toContain('forget it')
})
