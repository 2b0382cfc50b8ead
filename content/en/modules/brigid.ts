import type { ModuleContent } from './module-content.ts'

export const brigid: ModuleContent = {
  slug: 'brigid',
  meta: {
    title: 'BRIGID, AI for healthcare',
    description:
      'The appointment line that is never engaged: bookings, reminders and callbacks for hospitals and clinics, in English and Irish. €150M savings, 30% shorter waits.',
  },
  name: 'BRIGID',
  badge: 'BRIGID, for healthcare',
  title: 'The appointment line that is never engaged.',
  lead: 'BRIGID books, moves and cancels visits by phone, WhatsApp and email, reminds people in plain words, and offers every freed slot to the next person on your list.',
  acronym: {
    lines: ['Booking', 'Reminder and', 'Information', 'Gateway for', 'Irish', 'Doctors'],
    origin: [
      'Named for Brigid, in Irish ',
      { irish: 'Bríd' },
      ': in the old stories a goddess of healing, poetry and the forge; in Kildare the saint who kept an open door, and whose wells people still visit for a cure.',
    ],
  },
  figures: [
    {
      value: '€150M',
      label: 'savings',
      text: 'From calls answered once, and visits that are kept or given on in time.',
    },
    { value: '30%', label: 'shorter waits', text: 'A freed slot is offered on at once, not found empty on the day.' },
    {
      value: '1,000',
      label: 'staff trained per year',
      text: 'Reception, ward and outpatient staff, on their own rota.',
    },
  ],
  services: {
    title: 'Services',
    text: 'Four parts, working from the clinic lists you already keep. Start with one.',
    cards: [
      {
        title: 'Appointment line',
        text: 'Books, moves and cancels outpatient visits at any hour, from the slots your clinic opens to it. The caller hears the date, the place and the name of the clinic before hanging up.',
      },
      {
        title: 'Waiting-list calls',
        text: 'Rings or writes to the people on a list in the order your staff set, asks whether they still need the visit, and notes the answer. It never changes the order.',
      },
      {
        title: 'Reminders and preparation',
        text: 'Where to go, what to bring, whether to fast. The answer comes back as one of three: coming, not coming, please ring me.',
      },
      {
        title: 'Training for staff',
        text: 'Half a day in the department, with its own calls as examples: when to take over, how to read a transcript, how to correct what it says.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'BRIGID gives no medical advice and never ranks or scores a patient. Words that suggest an emergency go straight to a person, or to 112 and 999. It says it is AI at the start of every call, in English and Irish.',
  },
  inquiry: {
    title: 'License BRIGID',
    text: 'Tell us about the clinic, the hospital or the group. We answer with a scope, a price and a date for a first department.',
    messageHint: 'How many visits a week, which booking system, and what hurts most today.',
  },
  closing: {
    title: 'Bring one clinic list. We will show you a week of it.',
    text: 'A first conversation takes half an hour and needs no patient data.',
    action: { label: 'Contact Our Healthcare AI Experts', href: '/' },
  },
}
