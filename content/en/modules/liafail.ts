import type { ModuleContent } from './module-content.ts'

export const liafail: ModuleContent = {
  slug: 'liafail',
  meta: {
    title: 'LIAFAIL, AI for infrastructure and transport',
    description:
      'Every fault reported once, and seen through: fault reports, roadworks, permits and service updates for councils and operators. €250M savings, 30% reliability.',
  },
  name: 'LIAFAIL',
  badge: 'LIAFAIL, for infrastructure and transport',
  title: 'Every fault reported once, and seen through.',
  lead: 'LIAFAIL takes the report of a pothole or a broken lift, puts it on the right crew’s list, and tells the person who rang when it is mended.',
  acronym: {
    lines: ['Live', 'Infrastructure', 'Advice,', 'Faults,', 'Assets,', 'Inspections and', 'Logistics'],
    origin: [
      'Named for the ',
      { irish: 'Lia Fáil' },
      ', the Stone of Destiny on the Hill of Tara, which was said to cry out under the rightful king. A stone that speaks up when the right weight is on it.',
    ],
  },
  figures: [
    { value: '€250M', label: 'savings', text: 'Faults found early, and crews sent once with the right parts.' },
    { value: '30%', label: 'reliability', text: 'More of the network working on the day somebody needs it.' },
    { value: '400', label: 'engineers trained per year', text: 'Roads, rail, water and lighting.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts between the person at the roadside and the crew in the van.',
    cards: [
      {
        title: 'Fault reports',
        text: 'By phone, WhatsApp or email, with place and picture. Joins reports of the same fault into one, gives a reference, and writes back when it is closed.',
      },
      {
        title: 'Service updates',
        text: 'The next departure, the diversion, the lift that is out. Said from your control room’s own feed, in English and Irish, with the time it was last heard from.',
      },
      {
        title: 'Roadworks and permits',
        text: 'Takes the application, checks that it is complete, and puts works, closures and inspections into one calendar. It points out a clash; a person settles it.',
      },
      {
        title: 'Training for engineers',
        text: 'For 400 engineers a year: reading the fault list, correcting it, and keeping asset records that somebody else can use.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'LIAFAIL moves no signal, valve, barrier or vehicle, and is no part of a safety system. Danger to life goes to 112 and 999 and to your control room at once. It says it is AI at the start.',
  },
  inquiry: {
    title: 'License LIAFAIL',
    text: 'Tell us about the network: roads, rail, water, lighting or all of them. We answer with a scope, a price and a first route.',
    messageHint: 'What you run, how faults reach you today, and how many a week.',
  },
  closing: {
    title: 'Pick one road. We will follow every report on it.',
    text: 'A first route shows how many reports are the same fault, and how many were closed without a word.',
    action: { label: 'Contact Our Infrastructure AI Experts', href: '/' },
  },
}
