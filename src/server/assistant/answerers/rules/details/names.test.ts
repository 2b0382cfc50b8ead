import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough, db } = openDialogues()

const findBooking = () => db().selectFrom('bookings').select(['name', 'note']).executeTakeFirstOrThrow()

const TEN = 'first visit friday at 10'
const TEN_IRISH = 'céad chuairt Dé hAoine ag a deich'
const PHONE = '087 222 0001'

test.each([
  [["first visit tmrw 2pm, Padraig O'Shea, 085 7654321, padraig.oshea@eircom.net"], "Padraig O'Shea"],
  [['first visit friday', 'first one. Ger Ahern 087 2220001'], 'Ger Ahern'],
  [['hi can i get a first visit on thurs 3rd dec at 10, Orlaith Kenny, 087 9090909'], 'Orlaith Kenny'],
  [['massage friday', '2.15. the names Gobnait Ní Chrualaoí and my email is gobnait@rte.ie'], 'Gobnait Ní Chrualaoí'],
  [['massage friday', "10.15 deadly. Name's Caoimhe, number is 089 4412233. Actually can it be 10.30?"], 'Caoimhe'],
  [['first visit friday', 'first one. ger ahern 087 2220001'], 'Ger Ahern'],
  [['céad chuairt amárach ag a deich, Seán Ó Súilleabháin, 087 123 4567'], 'Seán Ó Súilleabháin'],
])('a name beside a time or a choice is not asked again: %j', async (lines, name) => {
  expect(await talkThrough(...lines)).toContain(`: ${name}. `)
})

test.each([
  ["I just told you, Padraig O'Shea", "Padraig O'Shea"],
  ['i gave you my name, Máirtín Ó Direáin', 'Máirtín Ó Direáin'],
  ['its for my son Oisín, Oisín Crowley', 'Oisín Crowley'],
  ['Brid Kelleher like I said', 'Brid Kelleher'],
  ['Fergal Quirke. I just said', 'Fergal Quirke'],
  ['Yes sound. Mossy Griffin, its for my father', 'Mossy Griffin (for my father)'],
  ['the lads call me Mossy but its Maurice Griffin', 'Maurice Griffin'],
  ['im noel', 'Noel'],
  ['june byrne', 'June Byrne'],
  ['my name is spelled S-i-o-b-h-a-n, Siobhan Daly', 'Siobhan Daly'],
  ['Mary (Molly) Byrne', 'Mary Byrne'],
  ['oleksandr kovalenko', 'Oleksandr Kovalenko'],
])('talk around a name is not part of it: "%s"', async (answer, name) => {
  expect(await talkThrough(TEN, answer, PHONE)).toContain(`Name: ${name}. `)
})

test.each(['Is Niamh the physio?', 'im driving', 'im back', 'i told you before'])('"%s" is no name', async (answer) => {
  expect(await talkThrough(TEN, answer)).toMatch(/What name should I put it under\?$/)
})

test.each([
  ['yes. Rónán Daly ronan@dalysbar.ie', 'Name: Rónán Daly. Contact: ronan@dalysbar.ie, 087 222 0001.'],
  ['Rónán Daly', 'Name: Rónán Daly.'],
  ['MÁIRTÍN Ó DIREÁIN', 'Name: Máirtín Ó Direáin.'],
  ['no my NAME is Máirtín Ó Direáin', 'Name: Máirtín Ó Direáin.'],
  ['Yes but hes Oisín Crowley not For My Son', 'Name: Oisín Crowley.'],
  ['yes but its just Fergal Quirke', 'Name: Fergal Quirke.'],
  ['no, Declan Forde. Declan.', 'Name: Declan Forde.'],
  ['surname is Reidy', 'Name: Rónán Reidy.'],
  ['no, 3345', 'Contact: 087 222 3345.'],
  ['ó, 3345 atá ann', '087 222 3345.'],
  ["put it under my mother's name, Joan Nagle", 'Name: Joan Nagle.'],
  ['cuir faoi ainm mo mháthar é, Siobhán Nic Aogáin', 'Siobhán Nic Aogáin.'],
  ['its 089 4412233', 'Contact: 089 441 2233.'],
  ['níl, is é an t-ainm ná Bríd Ní Chonghaile', 'Bríd Ní Chonghaile.'],
])('"%s" to the summary corrects it', async (correction, summary) => {
  const reply = await talkThrough(TEN, 'Rónán', PHONE, correction)
  expect(reply).toContain(summary)
  expect(reply).not.toContain('booked')
})

test.each(['the name. Declan Forde', 'the name is wrong. its Declan Forde', 'Declan Forde'])(
  '"%s" tells what to change',
  async (answer) => {
    expect(await talkThrough(TEN, 'Rónán', PHONE, 'no', answer)).toContain('Name: Declan Forde. ')
  },
)

test('a yes with the name of the summary books', async () => {
  expect(await talkThrough(TEN, 'Declan Forde', PHONE, 'yes, Declan Forde')).toContain('is booked')
})

test('who comes, and that they come late, is noted for the team', async () => {
  await talkThrough(TEN, "Mossy Griffin, its for my father Jim, he's 84", PHONE, 'yes')
  expect(await findBooking()).toEqual({
    name: 'Mossy Griffin',
    note: "Mossy Griffin, its for my father Jim, he's 84",
  })
})

test('a note beside the name keeps the booking', async () => {
  const reply = await talkThrough(TEN, 'Seamus 0871110000 and i might be 5 mins late')
  expect(reply).toMatch(/^I have noted “i might be 5 mins late”\./)
  expect(reply).toMatch(/Name: Seamus\. Contact: 087 111 0000\. Shall I book it\?$/)
})

test('an address with fadas is said without them before anything is booked', async () => {
  const reply = await talkThrough(TEN, 'Gráinne Uí Shé', 'gráinne.us@gmail.com')
  expect(reply).toMatch(/^Email addresses have no fadas, so I have written grainne\.us@gmail\.com\./)
  expect(reply).toMatch(/Contact: grainne\.us@gmail\.com\. Shall I book it\?$/)
})

test.each(['a first visit for me and one for my wife on friday at 10', 'Ella and Tom Scally, two appointments'])(
  '"%s" is told that they are booked one after the other',
  async (wish) => expect(await talkThrough(wish)).toMatch(/book (?:them )?one after the other\./),
)

test.each([
  ['Seán Ó Sé and Aoife Ó Sé', 'Seán Ó Sé', 'Aoife Ó Sé'],
  ['Seán Ó Sé agus Aoife Ní Shé', 'Seán Ó Sé', 'Aoife Ní Shé'],
  ['joe byrne and mary byrne', 'Joe Byrne', 'Mary Byrne'],
  ['Tom and Mary Byrne', 'Mary Byrne', 'Tom'],
  ['Darragh Power, and Sarah is Sarah Cronin', 'Darragh Power', 'Sarah Cronin'],
  ["it's for my son Oisín, I'm Máire Byrne", 'Máire Byrne', "it's for my son Oisín, I'm Máire Byrne"],
  ['My name is Máire Byrne and it is for Oisín Byrne', 'Máire Byrne', 'for Oisín Byrne'],
  ['do mo mhac Oisín, is mise Máire de Búrca', 'Máire de Búrca', 'do mo mhac Oisín, is mise Máire de Búrca'],
  ['Máire de Búrca is ainm dom agus tá sé do Oisín de Búrca', 'Máire de Búrca', 'do Oisín de Búrca'],
])('of two names in "%s" one is on the booking, and the other is noted and read back', async (answer, name, note) => {
  expect(await talkThrough(TEN, answer)).toMatch(/^(?:I have noted|Tá nóta déanta agam de:) “/)
  await talkThrough(TEN, answer, PHONE, 'yes')
  expect(await findBooking()).toEqual({ name, note })
})

test.each([
  ['booking for my son Jack, im Mary Byrne', 'Mary Byrne (for my son Jack)'],
  ["its for my son jack, I'm Mary", 'Mary (for my son Jack)'],
  ['name is Tom but its for my mam Breda', 'Tom (for my mam Breda)'],
  ['name is Tom but its for my mam Breda Walsh', 'Tom (for my mam Breda Walsh)'],
  ['is do mo mhac Jack é, is mise Máire Ní Bhriain', 'Máire Ní Bhriain (do mo mhac Jack)'],
  ['Tomás is ainm dom ach is do mo mháthair Bríd é', 'Tomás (do mo mháthair Bríd)'],
  ['its for my daughter Aoife (9)', 'Aoife'],
  ['Aoife Walsh, im her mother Clare', 'Clare (for Aoife Walsh)'],
  ['its for my son Oisín, Oisín Crowley', 'Oisín Crowley'],
])('"%s": the summary says who books and for whom', async (answer, name) => {
  expect(await talkThrough(TEN, answer, PHONE)).toMatch(new RegExp(`(?:Name|Ainm): ${RegExp.escape(name)}\\. `))
})

test('who it is for may be said after the name, and first of all', async () => {
  expect(await talkThrough(TEN, 'Mary Byrne', 'its for my son Jack', PHONE)).toContain('Mary Byrne (for my son Jack).')
  expect(await talkThrough(TEN, 'its for my daughter Aoife (9)', `Mary Byrne ${PHONE}`)).toContain(
    'Mary Byrne (for my daughter Aoife).',
  )
})

test('the words before a number are no note', async () => {
  const reply = await talkThrough(TEN, 'Aoife Walsh, my number is 087 123 4567, im her mother Clare')
  expect(reply).toMatch(/^First visit.*Name: Clare \(for Aoife Walsh\)\./)
})

test.each([
  'Joe Byrne. Niamh knows me',
  'Murray, Joe Murray',
  'no sorry, not Tom Murphy, Joe Byrne',
  'Joe (Joey) Byrne',
])('"%s" names nobody else', async (answer) => {
  await talkThrough(TEN, answer, PHONE, 'yes')
  expect((await findBooking()).note).toBeNull()
})

test('of two people who are booked one after the other, the second is not noted with the first', async () => {
  await talkThrough('two massages friday at 10', 'Seán Ó Sé and Aoife Ó Sé', PHONE, 'yes')
  expect(await findBooking()).toEqual({ name: 'Seán Ó Sé', note: null })
})

test.each([
  ["Bláithín O'Tuama, sorry thats Ó Tuama, blaithin@example.ie", 'Bláithín Ó Tuama'],
  ['Traolach Ó Ceallacháin, no sorry Ó Ceallaigh, 087 123 4567', 'Traolach Ó Ceallaigh'],
  ['Seán Ó Briain, gabh mo leithscéal, Ó Broin, 087 123 4567', 'Seán Ó Broin'],
])('a surname that is corrected at once keeps the first name: “%s”', async (line, name) => {
  expect(await talkThrough(TEN, line)).toContain(`: ${name}. `)
})

test.each([
  ['no its Ó Ceallaigh', 'Traolach Ó Ceallaigh'],
  ['ní hea, is Ó Ceallaigh', 'Traolach Ó Ceallaigh'],
  ['spell it Sadhbh Ní Dheá', 'Sadhbh Ní Dheá'],
  ['no, name is Risteárd Ó Foghlú not friends behalf', 'Risteárd Ó Foghlú'],
])('“%s” to the summary corrects the name', async (line, name) => {
  expect(await talkThrough(TEN, 'Traolach Ó Ceallacháin, 087 123 4567', line)).toContain(`: ${name}. `)
})

test.each([
  ['Ó Cuinneáin atá orm, ní Ó Cuinneagáin', 'Tomás Ó Cuinneáin'],
  ['Fan, Ó Cuinneáin, ní Ó Cuinneagáin. Tá brón orm', 'Tomás Ó Cuinneáin'],
  ["it's Mac Coinnigh, not Ó Cuinneagáin", 'Tomás Mac Coinnigh'],
])('"%s" corrects the surname and keeps the first name', async (correction, name) => {
  expect(await talkThrough(TEN, 'Tomás Ó Cuinneagáin', PHONE, correction)).toContain(`: ${name}. `)
})

test.each([
  [TEN, 'Tom Power 087 123 456', 'That phone number is not complete.'],
  ['céad chuairt Dé hAoine ag a deich', 'tá m’uimhir anseo, 087 123 456', 'Níl an uimhir ghutháin sin iomlán.'],
])('%s: a phone number that lacks a digit is asked for again: “%s”', async (wish, line, reply) => {
  expect(await talkThrough(wish, line)).toContain(reply)
})

test.each([
  ['086 1234567 its a 152 D Passat', 'its a 152 D Passat'],
  ['0861234567, its a Volkswagen Passat', 'its a Volkswagen Passat'],
  ['0861234567 and the car is a Toyota Yaris', 'the car is a Toyota Yaris'],
])('a car is no name: “%s”', async (line, note) => {
  const answer = await talkThrough('a first visit friday at 10', 'Con Murphy', line)
  expect(answer).toContain(`I have noted “${note}”.`)
  expect(answer).toContain('Name: Con Murphy. Contact: 086 123 4567.')
})

test('a name like that of a make is still a name', async () => {
  expect(await talkThrough('a first visit friday at 10', 'Tom Ford 0861234567')).toContain('Name: Tom Ford.')
})

test.each(['12.45. con murphy', '12.45 del murphy', '12:45, Con Murphy'])(
  'the name behind the time that is chosen: “%s”',
  async (line) => {
    expect(await talkThrough('a first visit on friday', line)).toMatch(
      /Friday 20 November at 12:45\.\n\nWhat is your email/,
    )
  },
)

test.each([
  ['Shes aoife and im niamh', 'Niamh'],
  ["she's Aoife, I'm Niamh", 'Niamh'],
  ['his name is Tom and this is Mary', 'Mary'],
])('of two people who are introduced, the booking is under the caller: “%s”', async (line, name) => {
  const answer = await talkThrough('a first visit friday at 10', line, '0861234567')
  expect(answer).toContain(`Name: ${name}.`)
})

test.each([
  ['ga', 'Catríona Ní Bhriain', 'gan h', 'Tá nóta déanta agam de: Catríona Ní Bhriain.'],
  ['ga', 'Sarah Ní Bhriain', 'Sarah gan h', 'Tá nóta déanta agam de: Sara Ní Bhriain.'],
  ['en', 'Catherine Walsh', 'with a K', 'I have noted Katherine Walsh.'],
  ['en', 'Sara Walsh', 'Sara with an h', 'I have noted Sarah Walsh.'],
] as const)('%s: %s, “%s”', async (language, name, line, noted) => {
  const first = language === 'en' ? 'a first visit friday at 10' : 'céad chuairt Dé hAoine ag a deich'
  const answers = await hold([first, name, line, '0861234567'], language)
  expect(answers[2]).toMatch(new RegExp(`^${noted}\n\n`))
  expect(answers[3]).toContain(noted.replace(/^.*(?:de:|noted) /, ': '))
})

test.each([
  [["its for my son Cian, I'm Aoife"], 'Aoife', 'Cian'],
  [['its for cian, im aoife his mam'], 'Aoife', 'for Cian'],
  [["Cian O'Brien", 'aoife@x.ie, im Aoife his mother'], 'Aoife', "for Cian O'Brien"],
  [["Cian O'Brien", PHONE, 'no thats my sons name. im his dad Tom'], 'Tom', "for Cian O'Brien"],
  [['Saoirse Kelly, im her mam Orla Kelly'], 'Orla Kelly', 'for Saoirse Kelly'],
  [['Cian Ó Briain an t-ainm, ach mise Aoife a mháthair'], 'Aoife', 'do Chian Ó Briain'],
  [['Síofra Ní Néill, is mise a hathair, Pádraig'], 'Pádraig', 'do Shíofra Ní Néill'],
])('%j: the contact is who writes, and the team reads who comes', async (lines, name, whom) => {
  await talkThrough(TEN, ...lines, PHONE, 'yes')
  const booking = await findBooking()
  expect(booking.name).toBe(name)
  expect(booking.note).toContain(whom)
})

test.each([
  [['first visit friday at 10 for my son', 'Cian Kelly', PHONE, 'Mark Kelly'], 'Name: Mark Kelly (for Cian Kelly).'],
  [[TEN, 'Cian Kelly', PHONE, 'im his father', 'Mark Kelly'], 'Name: Mark Kelly (for Cian Kelly).'],
  [[TEN, 'put it under my daughters name Ella Ryan', PHONE, 'its Tom'], 'Name: Tom (for Ella Ryan).'],
  [
    ['first visit friday at 10 for my son', 'Cian Kelly', PHONE, 'no, Ciarán Kelly'],
    'Name: Ciarán Kelly (for my son).',
  ],
])('%j: the name of a child stays beside that of who writes', async (lines, summary) => {
  expect(await talkThrough(...lines)).toContain(summary)
})

test('who says to be the father is asked for a name', async () => {
  expect(await talkThrough(TEN, 'Cian Kelly', PHONE, 'im his father')).toBe('What is your name?')
  expect((await hold([TEN_IRISH, 'Cian Ó Sé', PHONE, 'is mise a mháthair'], 'ga')).at(-1)).toBe('Cén t-ainm atá ort?')
})
