import { formatWith } from '#contracts/words/booking-times.ts'
import { lettered, type NoteTopic, numbered, type Phrases } from '../phrases.ts'
import { formatLocal } from '../times.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const countPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`)

const sayAddress = (address: string | null | undefined) =>
  address === undefined ? '' : address === null ? ' Our team will ask you for the address.' : ` Address: ${address}.`

const sayReturn = ({ local, isToday }: { local: string; isToday: boolean }) =>
  isToday ? `today at ${local.slice('2026-11-23T'.length)}` : formatLocal(local, 'en')

const TOPICS: Record<NoteTopic, string> = {
  coeliac: 'coeliac',
  allergy: 'the allergy',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  highChair: 'high chair',
  boosterSeat: 'booster seat',
  wheelchair: 'wheelchair',
  key: 'where the key is',
  gateCode: 'the code of the door',
  whoOpens: 'who opens the door',
  usualPerson: 'that you would like your usual person, whom I cannot choose here',
}

export const ENGLISH: Phrases = {
  time: (local) => formatLocal(local, 'en'),
  weekday: (place) => WEEKDAYS[place] ?? '',
  weekdays: (place) => `${WEEKDAYS[place]}s`,
  or: 'or',
  greeting: 'Hello. How can I help you?',
  fine: 'All is well here, thank you.',
  howToHelp: 'How can I help you?',
  gladOfThat: 'I am glad that all is well.',
  misread: 'Sorry, I misread that. I have told our team that there is no emergency.',
  noEmergency: (text) => `No emergency: ${text}`,
  smallTalk: 'I am better at appointments than at small talk. What can I do for you?',
  noHurry: 'No problem, take your time.',
  identity: 'I am an AI assistant, not a person. Say “person” if you would rather talk to one.',
  welcome: 'You are welcome.',
  farewell: 'Goodbye. You can write here at any time.',
  anythingElse: 'Is there anything else?',
  insult: 'I am sorry that I am no help so far. Say “person” if you would rather talk to one.',
  sorryNoHelp: 'I am sorry that I am no help so far.',
  complaint: 'I am sorry to hear that. I will pass it on to our team.',
  injection: (organisation) =>
    `I cannot do that. I can answer questions about ${organisation}, make appointments and take messages.`,
  otherLanguage: 'I understand English and Irish only. Please write in one of them, or say “person”.',
  eitherLanguage: 'You can write to me here in Irish or in English. I answer in the language that you write.',
  yesEitherLanguage: 'Yes. Write to me in Irish or in English, and I answer in the language that you write.',
  unknown: {
    plain: 'I do not know that, but I have noted your question for our team.',
    price: 'I have no price for that here, but I have noted your question for our team.',
    offer: 'I do not know whether we do that, but I have noted your question for our team.',
  },
  unknownSeveral: 'I do not know that, but I have noted your questions for our team.',
  unknownAgain: 'I do not know that either. I have noted it for our team too.',
  unknownBeside: 'I do not know that, but I have noted it for our team.',
  onlyNear: 'I have no answer to exactly that, so I have noted your question for our team.',
  askWhoTreats: 'Whoever looks after you can tell you best. Please say so if you are nervous.',
  hardNews: {
    death: 'I am very sorry for your loss.',
    illness: 'I am sorry to hear that. I hope all goes well.',
    pain: 'I am sorry to hear that you are sore.',
  },
  sorryUnanswered: 'I am sorry that I did not answer you.',
  askAgain: 'Could you ask it once more, please?',
  about: (questions) => `About ${questions.map((question) => `“${question}”`).join(' and ')}:`,
  alternatives: 'I can take a message, or get a person for you. Which would you like?\n1. A message\n2. A person',
  offerAnswer: (contact) =>
    `If you would like an answer from them, ${contact === '' ? 'I can take a message with your number' : `I can pass it on as a message, and they can reach you at ${contact}`}, or get a person for you. Which would you like?\n1. A message\n2. A person`,
  didYouMean: (questions) =>
    questions.length === 1 ? `Do you mean this? ${questions[0]}` : `Do you mean one of these?\n${numbered(questions)}`,
  didYouMeanBeside: (questions) =>
    questions.length === 1
      ? `Do you mean this? ${questions[0]}`
      : `Do you mean one of these? Answer with its letter.\n${lettered(questions)}`,
  notUnderstood: 'I did not understand that. Could you say it in other words?',
  hours: (lines) => `Our opening hours:\n${lines.join('\n')}`,
  hoursToConfirm: (phone) =>
    `Our team has still to confirm these hours.${phone === undefined ? '' : ` To be sure, ring ${phone}.`}`,
  closedOn: (time, reason) => `We are closed on ${time}${reason === undefined ? '' : ` (${reason})`}.`,
  openOn: (time, periods) => `On ${time} we are open ${periods}.`,
  closesBy: (clock) => `No, we close at ${clock} at the latest.`,
  noWeekends: 'No, we are closed at the weekend.',
  isHoliday: (time, name) => `${time} is a public holiday (${name}).`,
  noHoliday: (time) => `${time} is not a public holiday.`,
  closedDays: (days) => `Closed: ${days.join(', ')}`,
  where: (address) => `Our address is ${address}.`,
  giveAddress: 'Please write the address here, and I pass it on to our team.',
  phone: (phone) => `Our phone number is ${phone}.`,
  email: (email) => `Our email address is ${email}.`,
  services: (lines) => `You can book:\n${lines.join('\n')}`,
  takes: (service, minutes) => `${service}: ${minutes} minutes.`,
  lastsUntil: (minutes, clock) => `It takes about ${minutes} minutes, so until about ${clock}.`,
  knowsNoMore: 'I know no more about it than that, but our team does.',
  knowsNoDifference: 'I do not know what else is different about them, but our team does.',
  price: (service, price) => `${service}: ${price}.`,
  free: 'free of charge',
  noPriceOfThat: 'I have no price for that by name. These are the prices that I know:',
  askService: (services) => `What would you like to book?\n${numbered(services)}`,
  askWhichService: (services) => `Which of these do you mean?\n${numbered(services)}`,
  noted: (when) => `I have noted ${when}.`,
  notedPeople: (count) => `I have noted ${countPeople(count)}.`,
  notedForTeam: (topics) => `I have noted for our team: ${topics.map((topic) => TOPICS[topic]).join(', ')}.`,
  notedAddress: (address) => `I have noted the address: ${address}.`,
  addressLine: (address) => `Address: ${address}`,
  partOfDay: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  weekOf: (monday) => `the week of ${monday}`,
  orLater: (time) => `${time} or later`,
  orEarlier: (time) => `${time} or earlier`,
  nothingLater: (time) => `I see nothing free later than ${time} that day.`,
  nothingEarlier: (time) => `I see nothing free earlier than ${time} that day.`,
  onlyService: (service) => `I have one service for that: ${service}.`,
  chosen: (service) => `${service}, then.`,
  chosenTable: (count) => `A table for ${NUMBERS[count - 1] ?? count}, then.`,
  tableFor: (table, count) => `${table} for ${count}`,
  isFor: (service) => `This is for: ${service}.`,
  onlyWith: (name, kind) => `I am looking at times ${formatWith(name, kind, 'en')} only.`,
  looksFor: (name) => `I cannot see who is in, but I can look for free times with ${name}.`,
  anybody: 'I am looking at everybody’s times.',
  noDiaryOf: (name) =>
    `I cannot see when ${name} is free, but I have noted for our team that you would like to see ${name}.`,
  asksFor: (name) => `Would like to see ${name}`,
  notWith: (name, service) => `${service} is not available with ${name}.`,
  noneWith: (name, kind) => `I see no free time ${formatWith(name, kind, 'en')}.`,
  noServices: 'I cannot make appointments here.',
  nothingYet: 'Nothing is booked yet.',
  thisIs: (organisation) => `You have reached ${organisation}. I am its AI assistant.`,
  bookHere: 'You can book here with me.',
  bookedByTeam: (service) => `Our team books this itself: ${service}. I can pass on what you would like.`,
  people: countPeople,
  tooMany: (most) =>
    `I can book for ${most} people at most. For more our team answers you, and I can pass on what you would like.`,
  nextTimes: (times) =>
    `The next free times are:\n${numbered(times)}\nWhich one suits you? You can also name another day or time.`,
  freeTimes: (times) => `These times are free:\n${numbered(times)}\nWhich one suits you?`,
  whichTime: 'Which of those times suits you? You can also name another one.',
  oneTime: (time) => `${time} is free. Does that suit you?`,
  notFree: (time) => `${time} is not free.`,
  freeOn: (time) => `I have free times on ${time}.`,
  fullOn: (time) => `We are fully booked on ${time}.`,
  isOver: (time) => `${time} is past already.`,
  closedForToday: (clock) => `Nobody is free any more today: we closed at ${clock}.`,
  clocks: (from, to) => {
    if (from === to) return `at ${from}`
    if (from === undefined) return `at ${to} or earlier`
    return to === undefined ? `at ${from} or later` : `between ${from} and ${to}`
  },
  eitherOf: (times) => times.join(' or '),
  nothingThen: (hours, day) => `I have nothing free ${hours}${day === undefined ? '' : ` on ${day}`}.`,
  closesAt: (clock) => `We close at ${clock} that day.`,
  bookUntil: (day) => `I can book until ${day}.`,
  ownTime: 'That is the time that you have already.',
  nothingElse: 'On all other days we are closed, or I have nothing free.',
  nothingFree: 'I see no free time then. Is there another day that suits you?',
  askTime: 'Which day and time would suit you?',
  whichDay: (date, [first, second], isToday) => {
    const [weekday, ...day] = formatLocal(date, 'en').split(' ')
    const which = `Do you mean ${formatLocal(first, 'en')} or ${formatLocal(second, 'en')}?`
    return `${day.join(' ')} is ${isToday ? 'today' : `a ${weekday}`}. ${which}`
  },
  unclearTime: 'I am not sure which day and time you mean. Could you name the day and the time once more?',
  impossible: {
    'no such day': 'There is no such day in the calendar.',
    'skipped hour': 'There is no such time that night: the clocks go forward then.',
    'empty span': 'That begins and ends at the same time.',
    'repeated hour': 'That time comes twice that night: the clocks go back then.',
  },
  held: ({ service, time }) => `I am keeping this time for you: ${service}, ${time}.`,
  askName: 'What name should I put it under?',
  askCaller: 'What is your name?',
  askContact: 'What is your email address, for the confirmation? A phone number will do too.',
  askAddress: 'What is the address? Please give its Eircode too. The Eircode alone will do.',
  askAddressAgain:
    'Our team needs to know where to come. Please write the house and the road, or the Eircode. If you would rather not, say “skip”.',
  addressMissing: 'The address is missing.',
  withoutFadas: (email) => `Email addresses have no fadas, so I have written ${email}.`,
  readBack: ({ service, time }, { name, contact, address }) =>
    `${service}, ${time}. Name: ${name}. Contact: ${contact}.${sayAddress(address)} Shall I book it?`,
  stillBook: ({ service, time }) => `${service}, ${time}: shall I book it?`,
  oneAtATime: 'I book them one after the other. This is the first.',
  usualUnknown: 'I cannot see here what you had before.',
  notBookable: (what) => `I do not find “${what}” among what I can book. Say “message”, and I pass it on to our team.`,
  oneForEach:
    'One appointment is for one person, so I book one after the other. This is the first. If one is enough, say “just the one”.',
  togetherAt: (people, time) =>
    `Yes, I can book ${people} for ${time}. Each has an appointment of their own, so I take them one after the other here.`,
  notTogether: (people, time) =>
    `For ${time} I can book only ${people}. I can book you one after the other, or you say “message”, and I ask our team.`,
  onlyOne: 'All right, one appointment.',
  together: 'That is no problem: one appointment is enough for all of you.',
  comesWith: (whom) => `with ${whom}`,
  anotherPerson: 'another person',
  bookedNext: (service) => `I will book this after it: ${service}.`,
  nextBooking: (service) => `Now the next one: ${service}.`,
  booked: ({ service, time }) => `Your appointment is booked: ${service}, ${time}.`,
  mailFollows: (email) => `A confirmation goes to ${email}.`,
  confirmsTo: (email) => `I send no texts, but a confirmation with a calendar entry goes to ${email}.`,
  confirmsByMail:
    'I send no texts. If you write your email address here, a confirmation with a calendar entry goes to it.',
  comesToYou: (services) => `Yes, our team comes to you for this: ${services.join(', ')}.`,
  askMe:
    'You can ask me here. What I do not know I can pass on to our team as a message, or I can get a person for you.',
  doNotDrive: (phone) =>
    `I cannot judge that from here. If you have any doubt about it, do not drive.${phone === undefined ? '' : ` Ring us at ${phone}.`}`,
  noMail: 'Please make a note of the time.',
  taken: 'I am sorry, that time was taken meanwhile.',
  offerWaiting: 'If it has to be that day, I can put you on its waiting list. Just say “waiting list”.',
  readWaiting: ({ service, time }, { name, contact }) =>
    `Waiting list: ${service}, ${time}. Name: ${name}. Contact: ${contact}. Shall I put you on the list?`,
  waiting: ({ service, time }) => `You are on the waiting list: ${service}, ${time}.`,
  waitingMail: (email) => `If a time becomes free, it is offered to you at ${email} and kept for you for a while.`,
  waitingCall: 'If a time becomes free, the team can ring you.',
  waitingFull: 'The waiting list of that day is full too. Which other day would suit you?',
  whatToChangeInMessage: 'What should I change: the message, the name or the contact?',
  whatToChange: 'What should I change: the time, the name or the contact?',
  whatToChangeOfVisit: 'What should I change: the time, the name, the contact or the address?',
  dropped: 'All right, we will leave it at that. Nothing was booked.',
  nothingNew: 'All right, I am not booking anything new.',
  droppedMessage: 'All right, I pass nothing on.',
  shortPhone: 'That phone number is not complete.',
  onlyByEmail: 'I can find an appointment only by its email address.',
  passedOn: 'I can pass this on to our team.',
  howToChange: 'To move or cancel an appointment, write to me here, or use the link in your confirmation.',
  noneHere:
    'I know of no appointment of yours in this conversation yet. I can look it up by its email address, or take a message for our team.',
  askEmail: 'Which email address was the appointment booked with?',
  codeSent:
    'If there is an appointment under that address, a code with six digits is on its way to it. Please write the code here, or use the link in your confirmation. If no code comes, say “no code”, and I pass on to our team what you would like.',
  wrongCode: 'That code is not right, or it is too old.',
  noBookings: 'I see no coming appointment.',
  noOther: (booking) => `No, I know of no other one here. There is only this: ${booking}.`,
  yourBookings: (bookings) =>
    bookings.length === 1 ? `Your appointment: ${bookings[0]}.` : `Your appointments:\n${numbered(bookings)}`,
  stands: (bookings) => (bookings.length === 1 ? `Yes: ${bookings[0]}.` : `Yes:\n${numbered(bookings)}`),
  isOther: ({ service, time }, other) => `No: ${service}, ${time}, not ${other}.`,
  isNoted: (note) => `Yes, it is noted for our team: “${note}”.`,
  notNoted: 'There is no note of that on it. Tell me what our team should know, and I will add it.',
  ofBooking: ({ service, time }, fact) => `${[service, time].filter(Boolean).join(', ')}: ${fact}.`,
  heldBy: { phone: 'by phone', online: 'online' },
  heldAt: (address) => `at our address, ${address}`,
  heldAtYours: (address) => (address === undefined ? 'at your address' : `at your address, ${address}`),
  whichBooking: (bookings) => `Which appointment do you mean?\n${numbered(bookings)}`,
  confirmCancel: ({ service, time }) => `Shall I cancel this appointment: ${service}, ${time}?`,
  cancelled: ({ service, time }) => `Your appointment is cancelled: ${service}, ${time}.`,
  confirmCancelAll: (bookings) => `Shall I cancel these appointments?\n${numbered(bookings)}`,
  allCancelled: (bookings) => `Your appointments are cancelled:\n${numbered(bookings)}`,
  confirmMove: ({ service, time }) => `Shall I move your appointment? ${service}, new time: ${time}.`,
  moved: ({ service, time }) => `Your appointment is moved: ${service}, ${time}.`,
  confirmKind: ({ service, time }) => `Shall I change your appointment? ${service}, ${time}.`,
  kindChanged: ({ service, time }) => `Your appointment is changed: ${service}, ${time}.`,
  askRight: {
    email: 'Which email address should I put on it?',
    phone: 'Which phone number should I put on it?',
    contact: 'Which email address or phone number should I put on it?',
  },
  confirmCorrection: ({ service, time }, { name, contact, address, people }) =>
    `Shall I change the details of your appointment? ${service}, ${time}.${name ? ` Name: ${name}.` : ''}${contact ? ` Contact: ${contact}.` : ''}${sayAddress(address)}${people ? ` Group: ${people}.` : ''}`,
  newDetails: ({ name, contact }) =>
    [name && `New name: ${name}.`, contact && `New contact: ${contact}.`].filter(Boolean).join(' '),
  corrected: ({ service, time }) => `I have changed the details of your appointment: ${service}, ${time}.`,
  notedOn: ({ service, time }, note) => `${service}, ${time}: I have noted “${note}” on the booking for our team.`,
  othersStay: (bookings) =>
    `What you have already stays booked until you cancel it${bookings.length === 0 ? '' : `: ${bookings.join('; ')}`}.`,
  kept: (bookings) =>
    bookings.length > 1
      ? `All right, your appointments stay as they are:\n${numbered(bookings)}`
      : `All right, your appointment stays as it is${bookings.length === 1 ? `: ${bookings[0]}` : ''}.`,
  stillBooked: 'No, it is still booked.',
  notCancelled: 'Your appointment is not cancelled and still stands. Say “yes” to cancel it.',
  notMoved: 'Your appointment is not moved and stays as it is. Say “yes” to move it.',
  teamTold: 'I have told our team.',
  teamReads: 'All right. Our team can read here what you wrote.',
  teamKnows: 'Our team knows that you would like to talk to a person.',
  personThere: (minutes) =>
    minutes === undefined
      ? 'Somebody is there now and will answer you here as soon as they can.'
      : `Somebody is there now and will answer you here, usually within ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  meanwhile: 'Until then you can go on asking me.',
  personAway: (back) => {
    if (back === 'unknown') return 'I do not know whether anybody is there right now.'
    if (back === undefined) return 'Nobody is there right now.'
    return `Nobody is there right now: they are back ${back.isToday ? '' : 'on '}${sayReturn(back)}.`
  },
  offerMessage: 'Shall I take a message?',
  askMessage: 'What should I tell our team?',
  askMessageContact: 'How can our team reach you? Please write a phone number or an email address.',
  ringNow: (phone) => `Ring us now: ${phone}.`,
  ringAnyway: (phone) => `You can still try our number: ${phone}.`,
  orFirstTime: 'If you would rather have the first free time, say “book”.',
  noPromise: (back) => {
    if (back === 'unknown') return 'I do not know whether anybody is there right now, so I cannot promise you anybody.'
    if (back === undefined) return 'Nobody is there right now, so I cannot promise you anybody.'
    return `Nobody is there until ${sayReturn(back)}, so I cannot promise you anybody before that.`
  },
  noPromiseYet: 'Somebody is there now, but I cannot see how soon they can come or ring.',
  nobodyOnCall: 'I do not know of anybody on call.',
  sentAsUrgent: 'Your message is passed on, marked urgent.',
  isSentAsUrgent: 'Yes, your message is passed on as urgent.',
  goesAsUrgent: 'It will go to our team as urgent, but I have not passed it on yet.',
  notUrgent: 'Your message is passed on, but not as urgent.',
  askUrgentMessage:
    'I can pass on an urgent message to our team. What happened, where are you, and what are your name and phone number?',
  askUrgentDetails: 'I can pass this on to our team as urgent. Where are you, and what are your name and phone number?',
  urgentMessage: (text) => `Urgent: ${text}`,
  thenNotUrgent: 'Right, not urgent.',
  whichPart: 'I am not sure which part you mean. Please write the whole message again, as it should be.',
  forWhom: (name) => `for ${name}`,
  otherNumber: (phone, label) => `Other number: ${phone}${label === undefined ? '' : ` (${label})`}`,
  messageNow: (text) => `Your message so far: “${text}”.`,
  readMessage: (text, { name, contact }) =>
    `Your message: “${text}”. Name: ${name}. Contact: ${contact}. Shall I pass it on?`,
  stillPassOn: 'Shall I pass your message on?',
  messageLater: 'I keep your message, and we come back to it after the booking.',
  whoReads: 'Messages go to our team, and yours can say who it is for.',
  noMessage: 'I have no message from you in this conversation.',
  messageNotYet: 'I have not passed your message on yet.',
  wentAt: (at, text) => `It went ${at.isToday ? '' : 'on '}${sayReturn(at)}: “${text}”.`,
  messageWentAt: (at) => `Your message went ${at.isToday ? '' : 'on '}${sayReturn(at)}.`,
  nextNotYet: 'I have not passed the new one on yet.',
  notAgain: 'All right, I will not pass it on again.',
  takenBack: (text, wasUrgent) => `${wasUrgent ? 'No longer urgent' : 'Please ignore my message'}: ${text}`,
  backToBooking: 'Now back to your booking.',
  isPassedOn: 'Your message is passed on.',
  messageTaken: 'Your message is passed on. Our team reads it in your own words.',
  urgentTaken: 'Your message is passed on as urgent. Our team reads it in your own words.',
  toldTeam: (text) => `I have passed this on to our team: “${text}”.`,
  whoseBooking: 'What name is the booking under?',
  failed: 'I am sorry, that did not work. Say “person” and I will tell our team.',
  paused:
    'I am not answering questions or making appointments at the moment. Somebody of our team will answer you, and I can take a message.',
  urgent: {
    life: () => 'Ring 112 or 999 now. I cannot ring for you.',
    clinical: () =>
      'This may be serious. Ring a doctor now, or 112 or 999 if you cannot reach one or it gets worse. I cannot ring for you.',
    gas: ({ gas }) =>
      `Leave the building now, and do not touch any switch or flame. From outside, ring ${gas}. If anybody is in danger, ring 112 or 999. I cannot ring for you.`,
    crisis: ({ crisis }) =>
      `I am glad that you wrote. If you are in danger, ring 112 or 999 now. You can talk to somebody at any hour: ${crisis}. I cannot ring for you.`,
  },
  caution: {
    life: () => 'If anybody is in danger, ring 112 or 999 now. I cannot ring for you.',
    clinical: () => 'If this is sudden or gets worse, ring a doctor, or 112 or 999. I cannot ring for you.',
    gas: ({ gas }) => `If you smell gas or an alarm sounds, leave the building and ring ${gas}. I cannot ring for you.`,
    crisis: ({ crisis }) =>
      `If you or somebody else may come to harm, ring 112 or 999. You can talk to somebody at any hour: ${crisis}.`,
  },
}
