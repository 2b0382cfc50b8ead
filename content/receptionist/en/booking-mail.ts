/** What the mails about a booking say. */
export const bookingMail = {
  titles: {
    booked: 'Your appointment is booked',
    moved: 'Your appointment has a new time',
    corrected: 'Your appointment has new details',
    cancelled: 'Your appointment is cancelled',
    reminder: 'A reminder of your appointment',
  },
  subjects: {
    booked: 'Your appointment',
    moved: 'New time for your appointment',
    corrected: 'New details of your appointment',
    cancelled: 'Cancelled: your appointment',
    reminder: 'Reminder: your appointment',
  },
  greeting: (name: string) => `Hello ${name},`,
  rows: {
    when: 'When',
    before: 'Until now',
    name: 'Name',
    who: 'With',
    room: 'Room',
    service: 'Appointment',
    people: 'People',
    noted: 'Noted',
    price: 'Price',
    where: 'Where',
    email: 'Email',
    phone: 'Phone',
  },
  changed: (now: string, before: string) => `${now} (until now: ${before})`,
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  attached: 'The calendar entry is attached.',
  removed: 'The attached calendar entry takes it out of your calendar.',
  change: 'Move or cancel',
  another: (phone: string) => `To make another appointment, ring ${phone}.`,
  sentFor: (company: string, organisation: string) => `Sent by ${company} for ${organisation}.`,
  /** To the address that a booking had before. */
  readdressed: {
    subject: (when: string) => `New email address of your appointment, ${when}`,
    title: 'Your appointment has another email address',
    text: 'Somebody who could show that the appointment is theirs gave it another email address. From now on its mails go there, and the links in earlier mails no longer work.',
    warning: (phone: string | null) =>
      `If that was not you, ${phone === null ? 'answer this mail' : `ring ${phone}`}. Otherwise there is nothing to do.`,
  },
  code: {
    subject: (organisation: string) => `Your code for ${organisation}`,
    title: 'Your code',
    text: (code: string) => `Your code is ${code}. It works once, for 10 minutes.`,
    warning: 'Somebody asked to change or cancel a booking of yours. If that was not you, ignore this mail.',
  },
}

export type BookingMailTexts = typeof bookingMail
