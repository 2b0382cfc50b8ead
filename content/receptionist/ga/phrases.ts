import { formatWith } from '#contracts/words/booking-times.ts'
import { lettered, type NoteTopic, numbered, type Phrases } from '../phrases.ts'
import { formatLocal } from '../times.ts'
import { isFeminine } from './gender.ts'
import { forInIrish } from './vocative.ts'

const WEEKDAYS = ['Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn', 'Dé Domhnaigh']
const ON_WEEKDAYS =
  'ar an Luan,ar an Máirt,ar an gCéadaoin,ar an Déardaoin,ar an Aoine,ar an Satharn,ar an Domhnach'.split(',')
const PEOPLE = 'duine amháin,beirt,triúr,ceathrar,cúigear,seisear,seachtar,ochtar,naonúr,deichniúr'.split(',')
const FOR_PEOPLE =
  'do dhuine amháin,do bheirt,do thriúr,do cheathrar,do chúigear,do sheisear,do sheachtar,d’ochtar,do naonúr,do dheichniúr'.split(
    ',',
  )
const forPeople = (count: number) => FOR_PEOPLE[count - 1] ?? `do ${count} duine`
const countPeople = (count: number) => PEOPLE[count - 1] ?? `${count} duine`
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sayAddress = (address: string | null | undefined) =>
  address === undefined ? '' : address === null ? ' Iarrfaidh ár bhfoireann an seoladh ort.' : ` Seoladh: ${address}.`

const clockOf = (local: string) => local.slice('2026-11-23T'.length)

const sayReturn = ({ local, isToday }: { local: string; isToday: boolean }) =>
  isToday ? `inniu ag ${clockOf(local)}` : formatLocal(local, 'ga')

const TOPICS: Record<NoteTopic, string> = {
  coeliac: 'galar céiliach',
  allergy: 'an ailléirge',
  vegetarian: 'bia veigeatórach',
  vegan: 'bia veigeánach',
  highChair: 'cathaoir ard',
  boosterSeat: 'suíochán linbh',
  wheelchair: 'cathaoir rothaí',
  key: 'cá bhfuil an eochair',
  gateCode: 'cód an dorais',
  whoOpens: 'cé a osclóidh an doras',
  usualPerson: 'gur mhaith leat an duine a bhíonn agat de ghnáth, rud nach féidir liom a shocrú anseo',
}

export const IRISH: Phrases = {
  time: (local) => formatLocal(local, 'ga'),
  weekday: (place) => WEEKDAYS[place] ?? '',
  weekdays: (place) => ON_WEEKDAYS[place] ?? '',
  or: 'nó',
  greeting: 'Dia duit. Conas is féidir liom cabhrú leat?',
  fine: 'Tá gach rud go breá anseo, go raibh maith agat.',
  howToHelp: 'Conas is féidir liom cabhrú leat?',
  gladOfThat: 'Is maith liom go bhfuil gach rud i gceart.',
  misread:
    'Gabh mo leithscéal, bhain mé an chiall mhícheart as sin. Dúirt mé lenár bhfoireann nach bhfuil aon éigeandáil ann.',
  noEmergency: (text) => `Ní éigeandáil é: ${text}`,
  smallTalk: 'Níl mé rómhaith ag comhrá, ach is féidir liom coinne a shocrú duit. Cad is féidir liom a dhéanamh duit?',
  noHurry: 'Fadhb ar bith, tóg do chuid ama.',
  identity: 'Is cúntóir intleachta saorga mé, ní duine. Abair “duine” más fearr leat labhairt le duine.',
  welcome: 'Tá fáilte romhat.',
  farewell: 'Slán. Is féidir leat scríobh anseo am ar bith.',
  anythingElse: 'An bhfuil aon rud eile uait?',
  insult: 'Tá brón orm nach bhfuil ag éirí liom cabhrú leat. Abair “duine” más fearr leat labhairt le duine.',
  sorryNoHelp: 'Tá brón orm nach bhfuil ag éirí liom cabhrú leat.',
  complaint: 'Tá brón orm é sin a chloisteáil. Cuirfidh mé ar aghaidh chuig ár bhfoireann é.',
  injection: (organisation) =>
    `Ní féidir liom é sin a dhéanamh. Is féidir liom ceisteanna faoi ${organisation} a fhreagairt, coinní a dhéanamh agus teachtaireachtaí a thógáil.`,
  otherLanguage:
    'Tuigim Gaeilge agus Béarla amháin. Scríobh i gceann acu, le do thoil, nó abair “duine”. I understand English and Irish only.',
  eitherLanguage: 'Is féidir leat scríobh chugam anseo i nGaeilge nó i mBéarla. Freagraím sa teanga ina scríobhann tú.',
  yesEitherLanguage: 'Cinnte. Scríobh chugam i nGaeilge nó i mBéarla, agus freagróidh mé sa teanga chéanna.',
  unknown: {
    plain: 'Níl a fhios agam, ach cuirfidh mé do cheist ar an bhfoireann.',
    price: 'Níl praghas agam air sin anseo, ach cuirfidh mé do cheist ar an bhfoireann.',
    offer: 'Níl a fhios agam an ndéanaimid é sin, ach cuirfidh mé do cheist ar an bhfoireann.',
  },
  unknownSeveral: 'Níl a fhios agam, ach cuirfidh mé do chuid ceisteanna ar an bhfoireann.',
  unknownAgain: 'Níl a fhios sin agam ach oiread. Cuirfidh mé an cheist sin ar an bhfoireann freisin.',
  unknownBeside: 'Níl a fhios agam, ach cuirfidh mé an cheist ar an bhfoireann.',
  onlyNear: 'Níl freagra agam ar an gceist sin go díreach, ach cuirfidh mé ar an bhfoireann í.',
  askWhoTreats: 'Is ag an té a thabharfaidh aire duit is fearr a fhios. Abair leo é má tá imní ort.',
  hardNews: {
    death: 'Ní maith liom do bhris.',
    illness: 'Is oth liom é sin a chloisteáil. Tá súil agam go n-éireoidh go maith libh.',
    pain: 'Is oth liom go bhfuil tú i bpian.',
  },
  sorryUnanswered: 'Tá brón orm nár fhreagair mé thú.',
  askAgain: 'An bhféadfá do cheist a chur arís, le do thoil?',
  about: (questions) => `Faoi ${questions.map((question) => `“${question}”`).join(' agus ')}:`,
  alternatives:
    'Is féidir leat teachtaireacht a fhágáil, nó is féidir liom duine a fháil duit. Cé acu is fearr leat?\n1. Teachtaireacht\n2. Duine',
  offerAnswer: (contact) =>
    `Más maith leat freagra uathu, ${contact === '' ? 'is féidir leat teachtaireacht a fhágáil, mar aon le d’uimhir' : `is féidir liom í a chur ar aghaidh mar theachtaireacht, agus is féidir leo teagmháil a dhéanamh leat ag ${contact}`}, nó is féidir liom duine a fháil duit. Cé acu is fearr leat?\n1. Teachtaireacht\n2. Duine`,
  didYouMean: (questions) =>
    questions.length === 1
      ? `An é seo atá i gceist agat? ${questions[0]}`
      : `An ceann díobh seo atá i gceist agat?\n${numbered(questions)}`,
  didYouMeanBeside: (questions) =>
    questions.length === 1
      ? `An é seo atá i gceist agat? ${questions[0]}`
      : `An ceann díobh seo atá i gceist agat? Freagair leis an litir.\n${lettered(questions)}`,
  notUnderstood: 'Níor thuig mé é sin. An bhféadfá é a rá ar bhealach eile?',
  hours: (lines) => `Ár n-uaireanta oscailte:\n${lines.join('\n')}`,
  hoursToConfirm: (phone) =>
    `Níl na huaireanta seo deimhnithe ag ár bhfoireann fós.${phone === undefined ? '' : ` Le bheith cinnte, glaoigh ar ${phone}.`}`,
  closedOn: (time, reason) => `Táimid dúnta ${time}${reason === undefined ? '' : ` (${reason})`}.`,
  openOn: (time, periods) => `Táimid ar oscailt ${time}: ${periods}.`,
  closesBy: (clock) => `Ní bhímid ar oscailt chomh déanach sin: dúnaimid ag ${clock} ar a dheireanaí.`,
  noWeekends: 'Ní bhímid ar oscailt ag an deireadh seachtaine.',
  isHoliday: (time, name) => `Tá lá saoire poiblí ann ${time} (${name}).`,
  noHoliday: (time) => `Níl aon lá saoire poiblí ann ${time}.`,
  closedDays: (days) => `Dúnta: ${days.join(', ')}`,
  where: (address) => `Seo ár seoladh: ${address}.`,
  giveAddress: 'Scríobh an seoladh anseo, le do thoil, agus cuirfidh mé ar aghaidh chuig ár bhfoireann é.',
  phone: (phone) => `Seo ár n-uimhir ghutháin: ${phone}.`,
  email: (email) => `Seo ár seoladh ríomhphoist: ${email}.`,
  services: (lines) => `Is féidir iad seo a chur in áirithe:\n${lines.join('\n')}`,
  takes: (service, minutes) => `${service}: ${minutes} nóiméad.`,
  lastsUntil: (minutes, clock) => `Tógann sé thart ar ${minutes} nóiméad, mar sin go dtí thart ar ${clock}.`,
  knowsNoMore: 'Níl níos mó eolais agam faoi, ach tá ag ár bhfoireann.',
  knowsNoDifference: 'Níl a fhios agam cad eile atá difriúil eatarthu, ach tá a fhios ag ár bhfoireann.',
  price: (service, price) => `${service}: ${price}.`,
  free: 'saor in aisce',
  noPriceOfThat: 'Níl praghas agam air sin faoin ainm sin. Seo iad na praghsanna atá ar eolas agam:',
  askService: (services) => `Cad ba mhaith leat a chur in áirithe?\n${numbered(services)}`,
  askWhichService: (services) => `Cé acu díobh seo atá i gceist agat?\n${numbered(services)}`,
  noted: (when) => `Tá nóta déanta agam de: ${when}.`,
  notedPeople: (count) => `${capitalised(countPeople(count))}, mar sin.`,
  notedForTeam: (topics) => `Tá nóta déanta agam dár bhfoireann: ${topics.map((topic) => TOPICS[topic]).join(', ')}.`,
  notedAddress: (address) => `Tá an seoladh nótáilte agam: ${address}.`,
  addressLine: (address) => `Seoladh: ${address}`,
  partOfDay: { morning: 'ar maidin', afternoon: 'tar éis an lóin', evening: 'um thráthnóna' },
  weekOf: (monday) => `an tseachtain a thosaíonn ${monday}`,
  orLater: (time) => `${time} nó níos déanaí`,
  orEarlier: (time) => `${time} nó níos luaithe`,
  nothingLater: (time) => `Ní fheicim aon am saor an lá sin níos déanaí ná ${time}.`,
  nothingEarlier: (time) => `Ní fheicim aon am saor an lá sin níos luaithe ná ${time}.`,
  onlyService: (service) => `Tá seirbhís amháin agam dó sin: ${service}.`,
  chosen: (service) => `${service}, mar sin.`,
  chosenTable: (count) => `Bord ${forPeople(count)}, mar sin.`,
  tableFor: (table, count) => `${table} ${forPeople(count)}`,
  looksFor: (name) =>
    `Ní fheicim cé atá istigh, ach is féidir liom amanna saor ${formatWith(name, 'person', 'ga')} a lorg.`,
  isFor: (service) => `Baineann sé seo le: ${service}.`,
  onlyWith: (name, kind) => `Níl mé ag féachaint ach ar amanna ${formatWith(name, kind, 'ga')}.`,
  anybody: 'Táim ag féachaint ar amanna gach duine.',
  noDiaryOf: (name) =>
    `Ní fheicim cathain a bheidh ${name} saor, ach tá sé scríofa síos agam don fhoireann go bhfuil tú ag iarraidh ${name} a fheiceáil.`,
  asksFor: (name) => `Ag iarraidh ${name} a fheiceáil`,
  notWith: (name, service) => `Níl an tseirbhís seo ar fáil ${formatWith(name, 'person', 'ga')}: ${service}.`,
  noneWith: (name, kind) => `Ní fheicim aon am saor ${formatWith(name, kind, 'ga')}.`,
  noServices: 'Ní féidir liom coinní a dhéanamh anseo.',
  nothingYet: 'Níl aon rud curtha in áirithe fós.',
  thisIs: (organisation) => `Seo ${organisation}. Is mise an cúntóir intleachta saorga.`,
  bookHere: 'Is féidir áirithint a dhéanamh anseo liomsa.',
  bookedByTeam: (service) =>
    `Is í ár bhfoireann féin a dhéanann na coinní seo: ${service}. Is féidir liom d’iarratas a chur ar aghaidh.`,
  people: countPeople,
  tooMany: (most) =>
    `Is féidir liom áit a chur in áirithe do ghrúpa, ${countPeople(most)} ar a mhéad. Tabharfaidh ár bhfoireann freagra ar ghrúpa níos mó, agus is féidir liom d’iarratas a chur ar aghaidh.`,
  nextTimes: (times) =>
    `Seo na chéad amanna atá saor:\n${numbered(times)}\nCé acu a oireann duit? Is féidir leat lá nó am eile a lua freisin.`,
  freeTimes: (times) => `Tá na hamanna seo saor:\n${numbered(times)}\nCé acu a oireann duit?`,
  whichTime: 'Cé acu de na hamanna sin a oireann duit? Is féidir leat am eile a lua freisin.',
  oneTime: (time) => `Tá am saor ${time}. An oireann sé sin duit?`,
  isOver: (time) => `Tá ${time} thart cheana.`,
  notFree: (time) => `Níl am saor ${time}.`,
  freeOn: (time) => `Tá amanna saor agam ${time}.`,
  fullOn: (time) => `Táimid lán ${time}.`,
  closedForToday: (clock) => `Níl aon duine saor a thuilleadh inniu: dhúnamar ag ${clock}.`,
  clocks: (from, to) => {
    if (from === to) return `ag ${from}`
    if (from === undefined) return `ag ${to} nó níos luaithe`
    return to === undefined ? `ag ${from} nó níos déanaí` : `idir ${from} agus ${to}`
  },
  eitherOf: (times) => times.join(' nó '),
  nothingThen: (hours, day) => `Níl aon am saor agam ${hours}${day === undefined ? '' : `, ${day}`}.`,
  closesAt: (clock) => `Dúnaimid ag ${clock} an lá sin.`,
  bookUntil: (day) => `Is féidir liom coinní a dhéanamh go dtí ${day}.`,
  ownTime: 'Sin an t-am atá agat cheana féin.',
  nothingElse: 'Na laethanta eile ar fad, táimid dúnta nó níl aon am saor agam.',
  nothingFree: 'Ní fheicim aon am saor an uair sin. An bhfuil lá eile ann a d’oirfeadh duit?',
  askTime: 'Cén lá agus cén t-am a d’oirfeadh duit?',
  whichDay: (date, [first, second], isToday) => {
    const [weekday = '', day] = formatLocal(date, 'ga').split(', ')
    const said = isToday ? `Is é inniu ${day}` : `Titeann ${day} ${ON_WEEKDAYS[WEEKDAYS.indexOf(weekday)]}`
    return `${said}. Cé acu atá i gceist agat: ${formatLocal(first, 'ga')} nó ${formatLocal(second, 'ga')}?`
  },
  unclearTime: 'Níl mé cinnte cén lá agus cén t-am atá i gceist agat. An bhféadfá an lá agus an t-am a rá arís?',
  impossible: {
    'no such day': 'Níl a leithéid de lá san fhéilire.',
    'skipped hour': 'Níl a leithéid d’am ann an oíche sin: cuirtear na cloig chun cinn.',
    'empty span': 'Is ionann tús agus deireadh an ama sin.',
    'repeated hour': 'Bíonn an t-am sin ann faoi dhó an oíche sin: cuirtear na cloig siar.',
  },
  held: ({ service, time }) => `Tá an t-am seo á choinneáil agam duit: ${service}, ${time}.`,
  askName: 'Cén t-ainm a chuirfidh mé leis?',
  askCaller: 'Cén t-ainm atá ort?',
  askContact: 'Cad é do sheoladh ríomhphoist, don deimhniú? Déanfaidh uimhir ghutháin cúis freisin.',
  askAddress: 'Cad é an seoladh, agus an tÉirchód más féidir? Is leor an tÉirchód leis féin.',
  askAddressAgain:
    'Ní mór dár bhfoireann a fhios a bheith acu cá dtiocfaidh siad. Scríobh an teach agus an bóthar, nó an tÉirchód, le do thoil. Mura mian leat, abair “ar aghaidh”.',
  addressMissing: 'Tá an seoladh in easnamh.',
  withoutFadas: (email) => `Ní bhíonn síneadh fada i seoladh ríomhphoist, mar sin scríobh mé ${email}.`,
  readBack: ({ service, time }, { name, contact, address }) =>
    `${service}, ${time}. Ainm: ${name}. Teagmháil: ${contact}.${sayAddress(address)} An gcuirfidh mé in áirithe ${isFeminine(service) ? 'í' : 'é'}?`,
  stillBook: ({ service, time }) =>
    `${service}, ${time}: an gcuirfidh mé in áirithe ${isFeminine(service) ? 'í' : 'é'}?`,
  oneAtATime: 'Cuirfidh mé in áirithe iad i ndiaidh a chéile. Seo an chéad cheann.',
  usualUnknown: 'Ní fheicim anseo cad a bhí agat roimhe seo.',
  notBookable: (what) =>
    `Ní fheicim “${what}” i measc na nithe is féidir liom a chur in áirithe. Abair “teachtaireacht”, agus cuirfidh mé ar aghaidh chuig ár bhfoireann é.`,
  oneForEach:
    'Is do dhuine amháin gach coinne, mar sin cuirfidh mé in áirithe iad i ndiaidh a chéile. Seo an chéad cheann. Más leor ceann amháin, abair “ceann amháin”.',
  togetherAt: (_people, time) =>
    `Is féidir, tá áit do gach duine agaibh ag an am sin: ${time}. Tá a choinne féin ag gach duine, mar sin glacfaidh mé iad i ndiaidh a chéile anseo.`,
  notTogether: (people, time) =>
    `Ní féidir liom ach ${people} a chur in áirithe don am sin: ${time}. Is féidir liom sibh a chur in áirithe i ndiaidh a chéile, nó abair “teachtaireacht” agus cuirfidh mé ceist ar ár bhfoireann.`,
  onlyOne: 'Ceart go leor, coinne amháin.',
  together: 'Níl aon fhadhb leis sin: is leor coinne amháin daoibh go léir.',
  comesWith: (whom) => formatWith(whom, 'person', 'ga'),
  anotherPerson: 'duine eile',
  bookedNext: (service) => `Cuirfidh mé é seo in áirithe ina dhiaidh: ${service}.`,
  nextBooking: (service) => `Anois an chéad cheann eile: ${service}.`,
  booked: ({ service, time }) => `Tá do choinne curtha in áirithe: ${service}, ${time}.`,
  mailFollows: (email) => `Seolfar deimhniú chuig ${email}.`,
  confirmsTo: (email) => `Ní sheolaim téacsanna, ach seolfar deimhniú agus iontráil féilire chuig ${email}.`,
  confirmsByMail:
    'Ní sheolaim téacsanna. Má scríobhann tú do sheoladh ríomhphoist anseo, seolfar deimhniú agus iontráil féilire chuige.',
  comesToYou: (services) => `Tagann ár bhfoireann chugat chuige seo: ${services.join(', ')}.`,
  askMe:
    'Is féidir leat do cheist a chur ormsa anseo. Mura bhfuil a fhios agam, is féidir liom teachtaireacht a chur ar aghaidh chuig ár bhfoireann, nó duine a fháil duit.',
  doNotDrive: (phone) =>
    `Ní féidir liom é sin a mheas as seo. Má tá amhras ar bith ort, ná tiomáin.${phone === undefined ? '' : ` Glaoigh orainn: ${phone}.`}`,
  noMail: 'Breac síos an t-am, le do thoil.',
  taken: 'Tá brón orm, tógadh an t-am sin idir an dá linn.',
  offerWaiting:
    'Más é an lá sin amháin a oireann duit, is féidir liom tú a chur ar an liosta feithimh. Níl le rá ach “liosta feithimh”.',
  readWaiting: ({ service, time }, { name, contact }) =>
    `Liosta feithimh: ${service}, ${time}. Ainm: ${name}. Teagmháil: ${contact}. An gcuirfidh mé ar an liosta thú?`,
  waiting: ({ service, time }) => `Tá tú ar an liosta feithimh: ${service}, ${time}.`,
  waitingMail: (email) =>
    `Má bhíonn am saor ann, seolfar tairiscint chuig ${email} agus coinneofar an t-am duit ar feadh tamaill.`,
  waitingCall: 'Má bhíonn am saor ann, féadfaidh an fhoireann glaoch ort.',
  waitingFull: 'Tá liosta feithimh an lae sin lán freisin. Cén lá eile a d’oirfeadh duit?',
  whatToChangeInMessage: 'Cad ba cheart dom a athrú: an teachtaireacht, an t-ainm nó na sonraí teagmhála?',
  whatToChange: 'Cad ba cheart dom a athrú: an t-am, an t-ainm nó na sonraí teagmhála?',
  whatToChangeOfVisit: 'Cad ba cheart dom a athrú: an t-am, an t-ainm, na sonraí teagmhála nó an seoladh?',
  dropped: 'Ceart go leor, fágfaimid mar sin é. Níor cuireadh aon rud in áirithe.',
  nothingNew: 'Ceart go leor, ní chuirfidh mé aon rud nua in áirithe.',
  droppedMessage: 'Ceart go leor, ní chuirfidh mé aon rud ar aghaidh.',
  shortPhone: 'Níl an uimhir ghutháin sin iomlán.',
  onlyByEmail: 'Ní féidir liom coinne a aimsiú ach amháin le seoladh ríomhphoist.',
  passedOn: 'Is féidir liom é seo a chur ar aghaidh chuig ár bhfoireann.',
  howToChange: 'Chun coinne a bhogadh nó a chur ar ceal, scríobh chugam anseo, nó úsáid an nasc i do dheimhniú.',
  noneHere:
    'Níl aon choinne leat ar eolas agam sa chomhrá seo fós. Is féidir liom í a aimsiú lena seoladh ríomhphoist, nó teachtaireacht a thógáil dár bhfoireann.',
  askEmail: 'Cén seoladh ríomhphoist a úsáideadh don choinne?',
  codeSent:
    'Má tá coinne faoin seoladh sin, tá cód sé dhigit ar an mbealach chuige. Scríobh an cód anseo, le do thoil, nó úsáid an nasc i do dheimhniú. Mura dtagann aon chód, abair “gan chód”, agus cuirfidh mé d’iarratas ar aghaidh chuig ár bhfoireann.',
  wrongCode: 'Níl an cód sin ceart, nó tá sé róshean.',
  noBookings: 'Ní fheicim aon choinne atá le teacht.',
  noOther: (booking) => `Ní gá, níl aon cheann eile ar eolas agam anseo. Níl ann ach é seo: ${booking}.`,
  yourBookings: (bookings) =>
    bookings.length === 1 ? `Do choinne: ${bookings[0]}.` : `Do chuid coinní:\n${numbered(bookings)}`,
  stands: (bookings) => (bookings.length === 1 ? `Tá: ${bookings[0]}.` : `Tá:\n${numbered(bookings)}`),
  isOther: ({ service, time }, other) => `Níl: ${service}, ${time} atá in áirithe, agus ní ${other}.`,
  isNoted: (note) => `Tá sé scríofa síos don fhoireann: “${note}”.`,
  notNoted:
    'Níl aon nóta faoi sin ar an áirithint. Abair liom cad ba cheart a chur in iúl dár bhfoireann, agus cuirfidh mé leis é.',
  ofBooking: ({ service, time }, fact) => `${[service, time].filter(Boolean).join(', ')}: ${fact}.`,
  heldBy: { phone: 'ar an bhfón', online: 'ar líne' },
  heldAt: (address) => `ag ár seoladh, ${address}`,
  heldAtYours: (address) => (address === undefined ? 'ag do sheoladh' : `ag do sheoladh, ${address}`),
  whichBooking: (bookings) => `Cén choinne atá i gceist agat?\n${numbered(bookings)}`,
  confirmCancel: ({ service, time }) => `An gcuirfidh mé an choinne seo ar ceal: ${service}, ${time}?`,
  cancelled: ({ service, time }) => `Tá do choinne curtha ar ceal: ${service}, ${time}.`,
  confirmCancelAll: (bookings) => `An gcuirfidh mé na coinní seo ar ceal?\n${numbered(bookings)}`,
  allCancelled: (bookings) => `Tá do chuid coinní curtha ar ceal:\n${numbered(bookings)}`,
  confirmMove: ({ service, time }) => `An mbogfaidh mé do choinne? ${service}, an t-am nua: ${time}.`,
  moved: ({ service, time }) => `Tá do choinne bogtha: ${service}, ${time}.`,
  confirmKind: ({ service, time }) => `An athróidh mé do choinne? ${service}, ${time}.`,
  kindChanged: ({ service, time }) => `Tá do choinne athraithe: ${service}, ${time}.`,
  askRight: {
    email: 'Cén seoladh ríomhphoist a chuirfidh mé leis?',
    phone: 'Cén uimhir ghutháin a chuirfidh mé leis?',
    contact: 'Cén seoladh ríomhphoist nó cén uimhir ghutháin a chuirfidh mé leis?',
  },
  confirmCorrection: ({ service, time }, { name, contact, address, people }) =>
    `An athróidh mé sonraí do choinne? ${service}, ${time}.${name ? ` Ainm: ${name}.` : ''}${contact ? ` Teagmháil: ${contact}.` : ''}${sayAddress(address)}${people ? ` Grúpa: ${people}.` : ''}`,
  newDetails: ({ name, contact }) =>
    [name && `Ainm nua: ${name}.`, contact && `Teagmháil nua: ${contact}.`].filter(Boolean).join(' '),
  corrected: ({ service, time }) => `D’athraigh mé sonraí do choinne: ${service}, ${time}.`,
  notedOn: ({ service, time }, note) =>
    `${service}, ${time}: tá “${note}” nótáilte agam ar an áirithint dár bhfoireann.`,
  othersStay: (bookings) =>
    `Fanann a bhfuil agat cheana in áirithe go dtí go gcuirfidh tú ar ceal é${bookings.length === 0 ? '' : `: ${bookings.join('; ')}`}.`,
  kept: (bookings) =>
    bookings.length > 1
      ? `Ceart go leor, fanfaidh do chuid coinní mar atá:\n${numbered(bookings)}`
      : `Ceart go leor, fanfaidh do choinne mar atá${bookings.length === 1 ? `: ${bookings[0]}` : ''}.`,
  stillBooked: 'Níl, níl sé curtha ar ceal fós.',
  notCancelled: 'Níl do choinne curtha ar ceal, agus seasann sí fós. Abair “sea” chun í a chur ar ceal.',
  notMoved: 'Níor bogadh do choinne, agus fanann sí mar atá. Abair “sea” chun í a bhogadh.',
  teamTold: 'Chuir mé scéala chuig ár bhfoireann.',
  teamReads: 'Ceart go leor. Is féidir lenár bhfoireann an méid a scríobh tú a léamh anseo.',
  teamKnows: 'Tá a fhios ag ár bhfoireann gur mhaith leat labhairt le duine.',
  personThere: (minutes) =>
    minutes === undefined
      ? 'Tá daoine ann anois, agus freagróidh duine acu anseo thú a luaithe is féidir.'
      : `Tá daoine ann anois, agus freagróidh duine acu anseo thú, laistigh de ${minutes === 1 ? 'nóiméad' : `${minutes} nóiméad`} de ghnáth.`,
  meanwhile: 'Idir an dá linn, is féidir leat leanúint ort ag cur ceisteanna orm.',
  personAway: (back) => {
    if (back === 'unknown') return 'Níl a fhios agam an bhfuil duine ann faoi láthair.'
    if (back === undefined) return 'Níl aon duine ann faoi láthair.'
    return `Níl aon duine ann faoi láthair: beidh siad ar ais ${sayReturn(back)}.`
  },
  offerMessage: 'Ar mhaith leat teachtaireacht a fhágáil?',
  askMessage: 'Cad ba mhaith leat a rá lenár bhfoireann?',
  askMessageContact:
    'Conas a rachaidh an fhoireann i dteagmháil leat? Scríobh uimhir ghutháin nó seoladh ríomhphoist, le do thoil.',
  ringNow: (phone) => `Glaoigh orainn anois: ${phone}.`,
  ringAnyway: (phone) => `Is féidir leat glaoch ar an uimhir mar sin féin: ${phone}.`,
  orFirstTime: 'Más fearr leat an chéad am saor, abair “coinne”.',
  noPromise: (back) => {
    if (back === 'unknown')
      return 'Níl a fhios agam an bhfuil duine ann faoi láthair, agus mar sin ní féidir liom a ghealladh go mbeidh duine ann.'
    if (back === undefined)
      return 'Níl aon duine ann faoi láthair, agus mar sin ní féidir liom a ghealladh go mbeidh duine ann.'
    return `Ní bheidh aon duine ann go dtí ${back.isToday ? `${clockOf(back.local)} inniu` : formatLocal(back.local, 'ga')}, agus mar sin ní féidir liom a ghealladh go mbeidh duine ann roimhe sin.`
  },
  noPromiseYet: 'Tá daoine ann anois, ach ní fheicim cé chomh luath is féidir leo teacht nó glaoch.',
  nobodyOnCall: 'Níl a fhios agam go bhfuil aon duine ar dualgas.',
  sentAsUrgent: 'Tá do theachtaireacht curtha ar aghaidh, agus í marcáilte práinneach.',
  isSentAsUrgent: 'Tá: cuireadh do theachtaireacht ar aghaidh mar scéal práinneach.',
  goesAsUrgent: 'Rachaidh sí chuig ár bhfoireann mar scéal práinneach, ach níl sí curtha ar aghaidh agam fós.',
  notUrgent: 'Tá do theachtaireacht curtha ar aghaidh, ach ní mar scéal práinneach.',
  askUrgentMessage:
    'Is féidir liom teachtaireacht phráinneach a chur ar aghaidh chuig ár bhfoireann. Cad a tharla, cá bhfuil tú, cad is ainm duit, agus cén uimhir ghutháin atá agat?',
  askUrgentDetails:
    'Is féidir liom é seo a chur ar aghaidh chuig ár bhfoireann mar scéal práinneach. Cá bhfuil tú, cad is ainm duit, agus cén uimhir ghutháin atá agat?',
  urgentMessage: (text) => `Práinneach: ${text}`,
  thenNotUrgent: 'Ceart go leor, níl sé práinneach.',
  whichPart:
    'Níl mé cinnte cén chuid atá i gceist agat. Scríobh an teachtaireacht ar fad arís, le do thoil, mar is mian leat í.',
  forWhom: forInIrish,
  otherNumber: (phone, label) => `Uimhir eile: ${phone}${label === undefined ? '' : ` (${label})`}`,
  messageNow: (text) => `Do theachtaireacht go dtí seo: “${text}”.`,
  readMessage: (text, { name, contact }) =>
    `Do theachtaireacht: “${text}”. Ainm: ${name}. Teagmháil: ${contact}. An gcuirfidh mé ar aghaidh í?`,
  stillPassOn: 'An gcuirfidh mé do theachtaireacht ar aghaidh?',
  messageLater: 'Coinneoidh mé do theachtaireacht, agus fillfimid uirthi tar éis na coinne.',
  whoReads: 'Téann teachtaireachtaí chuig ár bhfoireann ar fad, agus is féidir a rá inti cé dó í.',
  noMessage: 'Níl aon teachtaireacht uait agam sa chomhrá seo.',
  messageNotYet: 'Níl do theachtaireacht curtha ar aghaidh agam fós.',
  wentAt: (at, text) => `Chuaigh sí ar aghaidh ${sayReturn(at)}: “${text}”.`,
  messageWentAt: (at) => `Chuaigh do theachtaireacht ar aghaidh ${sayReturn(at)}.`,
  nextNotYet: 'Níl an ceann nua curtha ar aghaidh agam fós.',
  notAgain: 'Ceart go leor, ní chuirfidh mé ar aghaidh arís í.',
  takenBack: (text, wasUrgent) =>
    `${wasUrgent ? 'Níl sé práinneach a thuilleadh' : 'Ná bacaigí le mo theachtaireacht'}: ${text}`,
  backToBooking: 'Anois, ar ais chuig do choinne.',
  isPassedOn: 'Tá do theachtaireacht curtha ar aghaidh.',
  messageTaken: 'Tá do theachtaireacht curtha ar aghaidh. Léifidh ár bhfoireann í i d’fhocail féin.',
  urgentTaken:
    'Tá do theachtaireacht curtha ar aghaidh mar scéal práinneach. Léifidh ár bhfoireann í i d’fhocail féin.',
  toldTeam: (text) => `Chuir mé é seo ar aghaidh chuig ár bhfoireann: “${text}”.`,
  whoseBooking: 'Cén t-ainm atá ar an gcoinne?',
  failed: 'Tá brón orm, níor oibrigh sé sin. Abair “duine” agus cuirfidh mé scéala chuig ár bhfoireann.',
  paused:
    'Nílim ag freagairt ceisteanna ná ag déanamh coinní faoi láthair. Tabharfaidh duine dár bhfoireann freagra ort, agus is féidir leat teachtaireacht a fhágáil.',
  urgent: {
    life: () => 'Glaoigh ar 112 nó 999 láithreach. Ní féidir liom glaoch ar do shon.',
    clinical: () =>
      'D’fhéadfadh sé seo a bheith tromchúiseach. Glaoigh ar dhochtúir láithreach, nó ar 112 nó 999 mura bhfuil dochtúir ar fáil nó má éiríonn sé níos measa. Ní féidir liom glaoch ar do shon.',
    gas: ({ gas }) =>
      `Fág an foirgneamh láithreach, agus ná bain le lasc ná le lasair. Ón taobh amuigh, glaoigh ar ${gas}. Má tá duine ar bith i mbaol, glaoigh ar 112 nó 999. Ní féidir liom glaoch ar do shon.`,
    crisis: ({ crisis }) =>
      `Tá áthas orm gur scríobh tú. Má tá tú i mbaol, glaoigh ar 112 nó 999 láithreach. Is féidir leat labhairt le duine am ar bith: ${crisis}. Ní féidir liom glaoch ar do shon.`,
  },
  caution: {
    life: () => 'Má tá duine ar bith i mbaol, glaoigh ar 112 nó 999 láithreach. Ní féidir liom glaoch ar do shon.',
    clinical: () =>
      'Má tháinig sé seo go tobann nó má éiríonn sé níos measa, glaoigh ar dhochtúir, nó ar 112 nó 999. Ní féidir liom glaoch ar do shon.',
    gas: ({ gas }) =>
      `Má tá boladh gáis ann nó aláram ag bualadh, fág an foirgneamh agus glaoigh ar ${gas}. Ní féidir liom glaoch ar do shon.`,
    crisis: ({ crisis }) =>
      `Má tá tusa nó duine eile i mbaol, glaoigh ar 112 nó 999. Is féidir leat labhairt le duine am ar bith: ${crisis}.`,
  },
}
