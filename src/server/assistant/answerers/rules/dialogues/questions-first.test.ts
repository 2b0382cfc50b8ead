import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let owner: Awaited<ReturnType<typeof openPractice>>
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  owner = await openPractice(database)
  slug = owner.slug
  const { member } = owner
  await saveEntry(member, {
    topic: 'Cancelling',
    questionEn: 'How do I cancel my appointment?',
    answerEn: 'You can cancel here until the evening before.',
  })
  await saveEntry(member, {
    topic: 'Fasting',
    questionEn: 'Do I need to fast before a visit?',
    answerEn: 'No, eat as usual.',
  })
})
afterEach(() => database.close())

test('a question about a thing is answered and starts no booking', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('Do I need to fast before my first visit?')).text).toBe('No, eat as usual.')
  expect((await talk.say('Will I need a letter from my doctor for the appointment?')).text).not.toContain(
    'What would you like to book',
  )
})

test('how to complain is answered where it is known, and a complaint is taken', async () => {
  const talk = await startTalk(database, slug)
  expect(await talk.say('How do I make a complaint?')).toMatchObject({
    text: expect.stringMatching(/^Tell me what happened.*\n\nShall I take a message\?$/s),
    outcome: 'answered',
  })
  expect((await talk.say('I want to make a complaint about the noise')).text).toMatch(/^I am sorry to hear that/)
  const irish = await startTalk(database, slug, { language: 'ga' })
  expect((await irish.say('Conas a dhéanaim gearán?')).text).toMatch(/^Inis dom cad a tharla/)
})

test('how to cancel is answered, and can be done at once', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('How do I cancel my appointment?')).text).toMatch(
    /^You can cancel here.*\n\nWhich email address/s,
  )
})

test('beside a choice of answers, a wish and a question of their own are no choice', async () => {
  const { member } = owner
  for (const [topic, questionEn] of [
    ['Insurance', 'Do you take health insurance?'],
    ['Cards', 'Do you take health insurance or medical cards?'],
  ] as const) {
    await saveEntry(member, { topic, questionEn, answerEn: `All about ${topic}.` })
  }
  const hearChoice = async () => {
    const talk = await startTalk(database, slug)
    expect((await talk.say('Do you take VHI?')).text).toMatch(/^Do you mean one of these\?/)
    return talk
  }
  const wish = await hearChoice()
  expect((await wish.say('Could I come for a first visit on Friday at half ten?')).text).toContain(
    'First visit, Friday 20 November at 10:30',
  )
  const vague = await hearChoice()
  expect((await vague.say('VHI please')).text).toMatch(/^All about/)
  const question = await hearChoice()
  expect((await question.say('Do I need to fast before my first visit?')).text).toBe('No, eat as usual.')
  for (const words of ['the first one please', 'first', '1', 'Could you tell me about the first one?']) {
    const choice = await hearChoice()
    expect((await choice.say(words)).text).toMatch(/^All about/)
  }
})

test('the first of the times is no first visit', async () => {
  const talk = await startTalk(database, slug, { language: 'ga' })
  await talk.say('Suathaireacht spóirt le do thoil, Dé hAoine')
  expect((await talk.say('an chéad cheann')).text).toContain('Suathaireacht spóirt, Dé hAoine, 20 Samhain ag 09:00')
})

test('a wish to complain is asked what happened', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('I want to make a complaint')).text).toMatch(
    /^I am sorry.*\n\nWhat should I tell our team\?$/s,
  )
})

test('the time that an appointment has is not offered as its new time, and a verb says yes in Irish', async () => {
  const talk = await startTalk(database, slug, { language: 'ga' })
  await talk.say('Suathaireacht spóirt Dé hAoine ag a naoi, is mise Máire Ní Bhriain, maire@example.ie')
  expect(await talk.say('cuir')).toMatchObject({ outcome: 'booked' })
  const { text } = await talk.say('athraigh mo choinne le do thoil')
  expect([text.includes('Déardaoin, 19 Samhain ag 09:00'), text.includes('20 Samhain ag 09:00')]).toEqual([true, false])
})

test('talk about the weather of a day books nothing', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('nice weather today')).text).toMatch(/^I am better at appointments/)
  expect((await talk.say('Hi, Friday at three please')).text).toContain('Friday 20 November at 15:00')
})

test('where something else is, is not our address', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('Where is the clinic?')).text).toContain('Quay Street')
  for (const text of ['Where is the dump?', 'How do I tax my car?', 'Where can I get a dog licence?']) {
    expect((await talk.say(text)).text).not.toContain('Quay Street')
  }
})

test('whether Irish may be used is answered in the language of the question', async () => {
  const talk = await startTalk(database, slug)
  expect(await talk.say('Can I deal with you in Irish?')).toMatchObject({
    language: 'en',
    text: expect.stringMatching(/^Yes.*Irish/),
  })
  expect(await talk.say('An bhfuil Gaeilge agaibh?')).toMatchObject({
    language: 'ga',
    text: expect.stringMatching(/^Is féidir/),
  })
  expect(await talk.say('English please')).toMatchObject({ language: 'en' })
  expect(await talk.say('Can we speak Irish please?')).toMatchObject({ language: 'ga' })
})

const ANSWERED = [
  ['What if somebody wants to talk to me?', 'what if somebody wants to talk to me'],
  ['Can I listen back to a call?', 'can i listen back to a call'],
  ['Does it know the bank holidays?', 'does it know bank holidays'],
  ['Does it work at Christmas?', 'does it work at christmas'],
] as const

test.each(ANSWERED)('an entry that asks “%s” goes before the wish that it sounds like', async (questionEn, asked) => {
  await saveEntry(owner.member, { topic: 'Product', questionEn, answerEn: 'That is known.' })
  const talk = await startTalk(database, slug)
  expect((await talk.say(asked)).text).toBe('That is known.')
})

test.each([
  ['can somebody email me, my name is Tom Kelly tom@example.ie', 'en', /^Your message: “can somebody email me/],
  ['could ye get back to me about it? Tom Kelly tom@example.ie', 'en', /^Your message: “could ye get back to me/],
  [
    'an féidir le duine ríomhphost a chur chugam, is mise Tomás, tomas@example.ie',
    'ga',
    /^Do theachtaireacht: “an féidir/,
  ],
] as const)('“%s” is for the team', async (text, language, answer) => {
  const talk = await startTalk(database, slug, { language })
  expect(await talk.say(text)).toMatchObject({ text: expect.stringMatching(answer), outcome: 'handed over' })
})

test('a reminder that is asked for, and when a shop opens, stay what they are', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('could ye email me a reminder')).text).not.toContain('Your message')
  expect((await talk.say('does it open on saturdays')).text).toMatch(/closed|opening hours/i)
})

test('a list beside numbered times has letters, and each of both is chosen from its own', async () => {
  for (const [topic, questionEn] of [
    ['Insurance', 'Do you take health insurance?'],
    ['Cards', 'Do you take health insurance or medical cards?'],
  ] as const) {
    await saveEntry(owner.member, { topic, questionEn, answerEn: `All about ${topic}.` })
  }
  const hearBoth = async () => {
    const talk = await startTalk(database, slug)
    await talk.say('massage friday')
    const { text } = await talk.say('Do you take VHI?')
    expect(text).toMatch(/letter\.\na\) Do you .*\nb\) Do you .*\n\nThese times are free:\n1\. /s)
    return { talk, chosen: text.includes('a) Do you take health insurance?') ? 'Insurance' : 'Cards' }
  }
  const letters = await hearBoth()
  expect((await letters.talk.say('a please')).text).toMatch(
    new RegExp(`^All about ${letters.chosen}\\.\n\nWhich of those times`),
  )
  const both = await hearBoth()
  expect((await both.talk.say('a and the 9.30')).text).toMatch(
    new RegExp(`^All about ${both.chosen}\\.\n\nI am keeping this time .* Friday 20 November at 09:30\\.`),
  )
  const numbers = await hearBoth()
  expect((await numbers.talk.say('1')).text).toContain('Friday 20 November at 09:00.')
  const summary = await startTalk(database, slug)
  await summary.say('massage friday at 11, Joe Byrne, joe@example.ie')
  expect((await summary.say('Do you take VHI?')).text).toMatch(/letter\.\na\) Do you .*\nb\) Do you /)
  expect(await summary.say('yes book it. 2')).toMatchObject({
    outcome: 'booked',
    text: expect.stringMatching(/^All about (?:Cards|Insurance)\.\n\nYour appointment is booked/),
  })
})
