/** What the page of one's own data says, and the mails about it. */
export const ownData = {
  title: 'Your data',
  intro: (organisation: string) =>
    `See what ${organisation} keeps of what you said to its receptionist and booked, take a copy, or have it erased. Nobody needs an account for this.`,
  email: 'Your email address',
  emailHint: 'The one that you gave when you wrote or booked.',
  send: 'Send me a code',
  sent: (email: string) =>
    `If something is kept under ${email}, a code is on its way there. It is good for ten minutes. If nothing arrives, nothing is kept under this address.`,
  code: 'Code from the mail',
  open: 'Show my data',
  otherAddress: 'Use another address',
  noEmail: 'Please write an email address such as niamh@example.ie',
  wrongCode: 'This code is not right, or no longer valid. Ask for a new one if you need to.',
  tooMany: 'That was tried too often. Please wait a while and try again.',
  over: 'Your half hour is over. Please ask for a new code.',
  shownFor: (email: string) => `Kept under ${email}`,
  nothing: 'Nothing is kept under this address any more.',
  conversations: 'Conversations',
  noConversations: 'None.',
  bookings: 'Bookings',
  noBookings: 'None.',
  deletedOn: (day: string) => `Deleted on ${day} at the latest`,
  states: { coming: 'Booked', booked: 'Past', cancelled: 'Cancelled' },
  typed: (count: number) =>
    count === 1
      ? 'In one more conversation somebody typed this address without proving it. It is not shown here, as it may be somebody else’s. Erasing erases it too.'
      : `In ${count} more conversations somebody typed this address without proving it. They are not shown here, as they may be somebody else’s. Erasing erases them too.`,
  download: 'Download a copy',
  downloadHint: 'A text with your bookings and everything that was said.',
  downloadData: 'Everything that is kept, for other programs (JSON)',
  copy: {
    title: (organisation: string) => `What ${organisation} keeps of you`,
    date: 'Date',
    name: 'Name',
    phone: 'Phone',
    waiting: 'Waiting list',
    by: { contact: 'You', receptionist: 'AI receptionist', staff: 'The team' },
  },
  erase: 'Erase my data',
  eraseText: (organisation: string) =>
    `Your conversations and bookings with ${organisation} are deleted with your name, address and number, and so are the mails to you. Its counts stay, such as how many people wrote on a day. Copies in backups are erased again if a backup is ever used. This cannot be undone.`,
  eraseComing: (count: number) =>
    count === 1
      ? 'You have a booking that has not begun. It is cancelled, and the organisation is told that its time is free.'
      : `You have ${count} bookings that have not begun. They are cancelled, and the organisation is told that their times are free.`,
  confirm: 'Yes, erase everything and cancel coming bookings',
  confirmFirst: 'Please tick this first',
  eraseIt: 'Erase for good',
  close: 'Close this page',
  erased: 'Your data is erased',
  erasedText: (organisation: string) =>
    `${organisation} keeps nothing of you any more. A last mail confirms it. You can write or book again at any time.`,
  back: (organisation: string) => `Talk to ${organisation}`,
  link: 'See, download or erase your data',
  codeMail: {
    subject: (organisation: string) => `Your code to see what ${organisation} keeps of you`,
    title: 'Your code',
    text: (code: string) => `Your code is ${code}. Type it into the page “Your data”. It is good for ten minutes.`,
    warning:
      'Whoever has this code can see, download and erase what is kept of you. If you did not ask for it, ignore this mail.',
  },
  erasedMail: {
    subject: (organisation: string) => `What ${organisation} kept of you was erased`,
    title: 'Your data was erased',
    text: (organisation: string) =>
      `Your conversations and bookings with ${organisation} are deleted, with your name, address and number.`,
    cancelled: 'These bookings are cancelled:',
    last: 'This is the last mail to this address.',
  },
}

export type OwnDataTexts = typeof ownData
