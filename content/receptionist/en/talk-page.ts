/** What the page of a receptionist says around the conversation. */
export type TalkPageWords = {
  languageName: string
  talkTo: (organisation: string) => string
  skip: string
  chooseLanguage: string
  receptionist: string
  openNow: string
  closedNow: string
  until: (time: string) => string
  opens: (day: string, time: string) => string
  noHours: string
  canLabel: string
  can: string
  phone: string
  address: string
  answeredBy: (company: string, organisation: string) => string
  kept: string
  keptAnswer: (organisation: string, months: number) => string
  /** Where a language model words answers. */
  wordedByModel: string
  choose: string
  you: string
  writing: (organisation: string) => string
  withPerson: (organisation: string) => string
  paused: (organisation: string) => string
  canWhilePaused: string
  write: string
  send: string
  isAi: string
  person: string
  askForPerson: string
  booked: string
  moved: string
  cancelled: string
  addToCalendar: string
  moveOrCancel: string
  unsent: string
  tryAgain: string
  reconnecting: string
  startAgain: string
  didHelp: string
  yes: string
  no: string
  thanksForAnswer: string
  /** In the frame on another site. */
  close: string
  opensTab: string
}

export const talkPage: TalkPageWords = {
  languageName: 'English',
  talkTo: (organisation) => `Talk to ${organisation}`,
  skip: 'Skip to the conversation',
  chooseLanguage: 'Language',
  receptionist: 'AI receptionist',
  openNow: 'Open now',
  closedNow: 'Closed now',
  until: (time) => `until ${time}`,
  opens: (day, time) => `opens ${day} at ${time}`,
  noHours: 'ask for the next opening hours',
  canLabel: 'It can',
  can: 'book, move and cancel, give prices and hours, and bring in a person',
  phone: 'Phone',
  address: 'Where',
  answeredBy: (company, organisation) => `Answered by ${company} for ${organisation}.`,
  kept: 'What is kept, and for how long',
  keptAnswer: (organisation, months) =>
    `What you write and what is answered is kept for ${organisation} for ${months} months after the last message, and then deleted. Nothing is stored before your first message. A cookie for this page lets you return to the conversation.`,
  wordedByModel:
    'A language model words some of the answers. Phone numbers, email addresses and Eircodes are taken out of what it gets.',
  choose: 'Choose',
  you: 'You',
  writing: (organisation) => `${organisation} is writing`,
  withPerson: (organisation) => `A person at ${organisation} is answering now. The AI is silent.`,
  paused: (organisation) => `The AI is paused. It takes messages, and a person at ${organisation} answers them.`,
  canWhilePaused: 'take a message, and bring in a person. It is paused at the moment',
  write: 'Write a message',
  send: 'Send',
  isAi: 'This is an AI.',
  person: 'Talk to a person',
  askForPerson: 'I would like to talk to a person.',
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  addToCalendar: 'Add to calendar',
  moveOrCancel: 'Move or cancel',
  unsent: 'Not sent.',
  tryAgain: 'Try again',
  reconnecting: 'No connection. New messages appear when it is back.',
  startAgain: 'Start a new conversation',
  didHelp: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  thanksForAnswer: 'Thank you for your answer.',
  close: 'Close',
  opensTab: 'opens in a new tab',
}
