import type { ModuleContent } from './module-content.ts'

export const salmon: ModuleContent = {
  slug: 'salmon',
  meta: {
    title: 'SALMON, AI for climate and environment',
    description:
      'Count what you use, cut what you can: energy and waste figures, recycling answers and flood notices in one place. €250M savings, 25% recycling efficiency, 51% emissions cut by 2030.',
  },
  name: 'SALMON',
  badge: 'SALMON, for climate and environment',
  title: 'Count what you use. Cut what you can.',
  lead: 'SALMON gathers meter, fuel and waste figures as they come in, answers the public on recycling and grants, and keeps one count toward a 51% emissions cut by 2030.',
  acronym: {
    lines: ['Sustainability', 'Advice,', 'Local', 'Monitoring and', 'Open', 'Numbers'],
    origin: [
      'Named for the Salmon of Knowledge, ',
      { irish: 'An Bradán Feasa' },
      ', which ate the hazelnuts that fell into the well of wisdom. Whoever tasted it first would know what there was to know; it was the boy who cooked it, ',
      { irish: 'Fionn' },
      '.',
    ],
  },
  figures: [
    { value: '€250M', label: 'savings', text: 'Energy, fuel and disposal that nobody has to pay for twice.' },
    {
      value: '25%',
      label: 'recycling efficiency',
      text: 'The right bin the first time, because the answer is one question away.',
    },
    { value: '300', label: 'staff trained per year', text: 'Climate officers, facilities teams and green teams.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts on one set of numbers: the public sees the same ones as the council chamber.',
    cards: [
      {
        title: 'Energy and emissions count',
        text: 'Reads bills, meter exports and fuel cards, asks when one is missing, and shows the distance to a 51% emissions cut by 2030, building by building, with the sum behind it.',
      },
      {
        title: 'Recycling and grant answers',
        text: 'What goes in which bin, when it is collected, which grant fits a house and which form it needs. By phone, WhatsApp and email, in English and Irish.',
      },
      {
        title: 'Flood and water notices',
        text: 'Your duty officer writes one notice; it reaches those who signed up in that area and answers the calls that follow, from that text alone.',
      },
      {
        title: 'Training for green teams',
        text: 'How to read the count, question it and explain it to a room.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'SALMON warns nobody by itself: a flood notice goes out when an officer sends it. It measures buildings, fleets and bins, and never scores a household or a person. It says it is AI at the start.',
  },
  inquiry: {
    title: 'License SALMON',
    text: 'Tell us about the council, the campus or the fleet. We answer with a scope, a price and a list of the figures we would need first.',
    messageHint: 'How many sites, where the readings are today, and what you must report.',
  },
  closing: {
    title: 'Send us one year of bills. We will send back the count.',
    text: 'A first reading of one building shows what is missing before anything is bought.',
    action: { label: 'Contact Our Climate AI Experts', href: '/' },
  },
}
