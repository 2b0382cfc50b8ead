import { expect, test } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { type Entry, indexEntries } from './index-entries.ts'

const ENTRIES: Entry[] = [
  {
    id: 'parking',
    en: { title: 'Parking', text: 'There is a free car park behind the house.' },
    ga: { title: 'Páirceáil', text: 'Tá carrchlós saor in aisce ar chúl an tí.' },
  },
  {
    id: 'hours',
    en: { title: 'Opening hours', text: 'We are open Monday to Friday from 9:00 to 17:00.' },
    ga: { title: 'Uaireanta oscailte', text: 'Bímid ar oscailt Luan go hAoine ó 9:00 go 17:00.' },
  },
  {
    id: 'dogs',
    en: { title: 'Dog licences', text: 'A licence for a dog costs €20 a year.' },
    ga: { title: 'Ceadúnais madraí', text: 'Cosnaíonn ceadúnas madra €20 sa bhliain.' },
  },
  { id: 'wifi', en: { title: 'Wi-Fi', text: 'The password is on the card in your room.' } },
]
const english = indexEntries(ENTRIES, 'en')
const irish = indexEntries(ENTRIES, 'ga')

test.each([
  ['Where can I park the jeep?', 'parking'],
  ['is there parkng', 'parking'],
  ['when do ye close', 'hours'],
  ['How much is a license for a puppy?', 'dogs'],
])('%s', (question, id) => {
  expect(findAnswer(english, question).entries[0]).toBe(id)
})

test.each([
  ['Cá bhféadfainn an carr a fhágáil?', 'parking'],
  ['cathain a dhunann sibh', 'hours'],
  ['ar cheadúnas don mhadra, cé mhéad?', 'dogs'],
  ['an bhfuil parking ann', 'parking'],
])('%s', (question, id) => {
  expect(findAnswer(irish, question).entries[0]).toBe(id)
})

test('what no entry says is refused or offered, never answered', () => {
  for (const question of ['Do you do MRI scans?', 'who won the match', 'can I bring my dog to the opera', '', '???']) {
    expect([question, findAnswer(english, question).result]).not.toEqual([question, 'answered'])
  }
  expect(findAnswer(english, 'zebra xylophone')).toMatchObject({ result: 'refused', entries: [] })
})

test('an entry that has the words of a question in the middle of its text alone is suggested, not given as the answer', () => {
  expect(findAnswer(english, 'is there a card in the room')).toMatchObject({ result: 'offered', entries: ['wifi'] })
  expect(findAnswer(irish, 'an bhfuil an teach saor')).not.toMatchObject({ result: 'answered' })
})

test('a question that names what the entry is about is answered though it says more, unless too much of it is elsewhere', () => {
  expect(findAnswer(english, 'we have two cars with us, is there parking for them at the hall')).toMatchObject({
    result: 'answered',
    entries: expect.arrayContaining(['parking']),
  })
  expect(findAnswer(english, 'Is there parking for helicopters, submarines and hovercraft?').result).not.toBe(
    'answered',
  )
})

test('half of the words of an entry’s own question answer, where the rest of the question is near to it', () => {
  const access = { title: 'Wheelchair access', text: 'A ramp leads to the side door, and the lift goes to all floors.' }
  const index = indexEntries([...ENTRIES, { id: 'access', en: access }], 'en')
  expect(findAnswer(index, 'my husband uses a wheelchair, would he get around')).toMatchObject({
    result: 'answered',
    entries: expect.arrayContaining(['access']),
  })
  expect(findAnswer(index, 'do you rent out wheelchair tyres and tractors').result).not.toBe('answered')
})

test('an entry that a question names is only suggested, if the question is nearer to another', () => {
  const adapt = {
    title: 'Housing adaptation grants',
    text: 'We pay for a ramp or a shower if somebody has a disability.',
  }
  const renew = {
    title: 'Buying a vacant property',
    text: 'We sell empty buildings in the towns.',
  }
  const index = indexEntries(
    [
      { id: 'adapt', en: adapt },
      { id: 'renew', en: renew },
    ],
    'en',
  )
  const question = 'is there any grant for doing up an old derelict house'
  expect(findAnswer(index, question)).toMatchObject({ result: 'offered', entries: expect.arrayContaining(['renew']) })
})

test('an English word in an Irish question finds an entry that has it in its English question', () => {
  const boats = { title: 'Curacha ar cíos', text: 'Tá siad le fáil ag an gcé gach lá i rith an tsamhraidh.' }
  const both = { id: 'boats', en: { title: 'Kayak hire', text: 'Every day at the pier.' }, ga: boats }
  expect(findAnswer(indexEntries([...ENTRIES, both], 'ga'), 'an bhfuil kayak agaibh').entries[0]).toBe('boats')
})

test('an entry without an Irish text is not given to somebody who asks in Irish', () => {
  expect(findAnswer(irish, 'cad é an pasfhocal don wifi').entries).not.toContain('wifi')
})

test('a word in the middle of an answer suggests nothing', () => {
  for (const question of ['is my room ready yet', 'is the plumber in the room', 'is the house clean yet']) {
    expect([question, findAnswer(english, question).result]).toEqual([question, 'refused'])
  }
  const dressings = indexEntries(
    [{ id: 'dressings', ga: { title: 'Cóiriú créachta', text: 'Fág an bindealach san áras go dtí an mhaidin.' } }],
    'ga',
  )
  expect(findAnswer(dressings, 'an bhfuil an siúinéir san áras fós').result).toBe('refused')
})

test('without a word in common, the nearest by meaning are suggested, and called a guess', () => {
  const found = findAnswer(english, 'somewhere to leave our vehicles')
  expect([found.result, found.entries[0], found.isGuess]).toEqual(['offered', 'parking', true])
  expect(findAnswer(english, 'do you sell vehicles').result).toBe('refused')
  expect(findAnswer(english, 'is there parking').isGuess).toBe(undefined)
})

test('an entry is suggested only close to the best one', () => {
  const question = 'is the park behind the house open Monday with a card'
  expect(findAnswer(english, 'a card').entries).toEqual(['wifi'])
  expect(findAnswer(english, question)).toMatchObject({ result: 'offered', entries: ['parking', 'hours'] })
})

test('a long story does not hide the one word that says what it is about', () => {
  const story = 'my brother just moved here from Leitrim with his bulldog, what about a licence'
  expect(findAnswer(english, story).entries[0]).toBe('dogs')
})

test('an entry without the number or the time that was asked for is not given as the answer', () => {
  const entries = indexEntries(
    [
      { id: 'loans', en: { title: 'Book loans', text: 'Members may take books home.' } },
      { id: 'desk', en: { title: 'The desk', text: 'The desk is by the door.' } },
    ],
    'en',
  )
  expect(findAnswer(entries, 'do you have book loans').result).toBe('answered')
  expect(findAnswer(entries, 'how many book loans')).toMatchObject({ result: 'offered', entries: ['loans'] })
})

test.each([
  ['hair cut', 'Haircut', 'cut'],
  ['haircuts', 'Hair cuts', 'cut'],
  ['blowdry', 'Blow-dry', 'cut'],
  ['is the offpeak rate less', 'Off-peak rate', 'cut'],
  ['offpeak', 'Off-peak rate', 'cut'],
])('“%s” finds “%s”', (question, title, id) => {
  const entries = [
    { id: 'nails', en: { title: 'Nails', text: 'Ten fingers.' } },
    { id, en: { title, text: 'Monday.' } },
  ]
  expect(findAnswer(indexEntries(entries, 'en'), question).entries[0]).toBe(id)
})

test('an Irish compound finds the word without its prefix', () => {
  expect(findAnswer(irish, 'tá seanmhadra againn').entries[0]).toBe('dogs')
  expect(findAnswer(irish, 'tá sean-mhadra againn').entries[0]).toBe('dogs')
})

test('a word of another meaning that resembles one of an entry finds nothing', () => {
  const access = { title: 'Cathaoireacha rothaí', text: 'Tá rampa ag an doras.' }
  expect(findAnswer(indexEntries([{ id: 'access', ga: access }], 'ga'), 'an ndíolann sibh rothair').entries).toEqual([])
})

test('at most three are offered', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: `e${index}`,
    en: { title: `Parking ${index}`, text: 'A car park.' },
  }))
  expect(findAnswer(indexEntries(many, 'en'), 'parking').entries.length).toBe(3)
})

test('a question that stands there word for word is answered, however alike the others are', () => {
  const plans = indexEntries(
    ['Basic', 'Professional', 'Advanced'].map((plan) => ({
      id: plan,
      en: { title: `How much is the ${plan} plan?`, text: `${plan} costs a sum each month.` },
    })),
    'en',
  )
  expect(findAnswer(plans, 'how much is the professional plan')).toMatchObject({
    result: 'answered',
    entries: ['Professional'],
  })
  expect(findAnswer(plans, 'How much is the plan?').result).toBe('offered')
})

const TRADES = [
  ['pumps', 'Do you install heat pumps?', 'Yes, and we do the papers of the grant.'],
  ['dogs', 'Are dogs allowed?', 'Dogs are welcome in the garden.'],
  ['bread', 'Do you have gluten free bread?', 'Yes, baked every morning.'],
  ['tyres', 'Do you sell second hand tyres?', 'New tyres only.'],
].map(([id = '', title = '', text = '']) => ({ id, en: { title, text } }))
const trades = indexEntries(TRADES, 'en')

test.each([
  'do ye fit solar panels',
  'are cats allowed',
  'do you have gluten free beer',
  'do ye sell second hand cars',
])('“%s” names a thing that no entry has, so a near one is not the answer', (question) =>
  expect(findAnswer(trades, question).result).not.toBe('answered'),
)

test.each([
  ['do ye put in heat pumps', 'pumps'],
  ['are dogs allowed in the garden', 'dogs'],
  ['do ye have any gluten free bread', 'bread'],
  ['do ye sell second hand tyres', 'tyres'],
])('“%s” names a thing that an entry has', (question, id) => {
  expect(findAnswer(trades, question)).toMatchObject({ result: 'answered', entries: expect.arrayContaining([id]) })
})

test('a slip of spelling in the rare word of a question finds the entry whose own question has the word', () => {
  const concussion = { id: 'concussion', en: { title: 'Concussion assessment', text: 'It costs €90.' } }
  const index = indexEntries([...ENTRIES, concussion], 'en')
  expect(findAnswer(index, 'do you do concusion tests').entries).toEqual(['concussion'])
})

test('a thing that is asked for with a slip of spelling is not lacking', () => {
  expect(findAnswer(english, 'have you parkng')).toMatchObject({ result: 'answered', entries: ['parking'] })
})

test('a question beside a story suggests what it suggests alone', () => {
  const alone = 'Could I come in at the weekend?'
  const story = 'Flat out with the job otherwise, and the mother is not great since the operation in Dublin'
  expect(findAnswer(english, alone).entries).toContain('hours')
  expect(findAnswer(english, `${alone} ${story}`).entries).toContain('hours')
  expect(findAnswer(english, story).result).toBe('refused')
})
