/** What the page of an appointment says. */
export const bookingPage = {
  kicker: 'Your appointment',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  change: 'Change the time',
  cancel: 'Cancel it',
  calendar: 'Add to calendar',
  until: 'You can move or cancel it until it begins.',
  over: 'This appointment is over.',
  begun: 'This appointment has begun.',
  cancelled: 'This appointment is cancelled.',
  ring: (phone: string) => `To change the time, ring ${phone}.`,
  noChange: 'The time of this appointment cannot be changed here.',
  choose: 'Choose another time',
  free: (minutes: string) => `Free for ${minutes}. Each stroke is a free time.`,
  freeWith: (minutes: string, name: string) => `Free for ${minutes}, ${name} first. Each stroke is a free time.`,
  full: 'Full',
  closed: 'Closed',
  allTimes: 'All times',
  earlier: 'Earlier days',
  later: 'Other days',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  move: 'Move the appointment',
  keep: 'Leave it as it is',
  cancelQuestion: 'Cancel this appointment?',
  cancelIt: 'Cancel the appointment',
  freed: 'The time is then free for somebody else.',
  done: {
    moved: 'Your appointment has a new time. A mail with the new calendar entry is on its way to you.',
    cancelled: 'Your appointment is cancelled. A mail that confirms it is on its way to you.',
  },
  taken: 'Somebody has just taken this time. Please choose another one.',
  changed: 'This appointment has changed since you opened the page. Please look at it again.',
  language: 'Language',
  answeredBy: (company: string, organisation: string) => `Answered by ${company} for ${organisation}`,
}

export type BookingPageTexts = typeof bookingPage

/** For a link that leads to no booking, so that its language and kind are not known. */
export const unknownLink = {
  title: 'This link leads to no booking',
  text: 'It may be incomplete, or the time was more than 30 days ago. Open the link in your newest mail, or ring the place where you booked.',
}
