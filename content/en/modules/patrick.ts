import type { ModuleContent } from './module-content.ts'

export const patrick: ModuleContent = {
  slug: 'patrick',
  meta: {
    title: 'PATRICK, AI for public safety',
    description:
      'The station desk that never closes: non-emergency calls answered and logged, records drafted for an officer to sign. €75M savings, 10% crime reduction.',
  },
  name: 'PATRICK',
  badge: 'PATRICK, for public safety and policing',
  title: 'The station desk that never closes.',
  lead: 'PATRICK answers the calls that are not emergencies, tells communities what is going on, and drafts the record, so that the people on duty can be out of the station.',
  acronym: {
    lines: ['Public', 'Answers,', 'Transcripts,', 'Records,', 'Information and', 'Community', 'Knowledge'],
    origin: [
      'Named for Patrick, in Irish ',
      { irish: 'Pádraig' },
      ', taken to Ireland as a captive in the fifth century. He came back, and put himself between raiders and the people they carried off; his letter against the soldiers of Coroticus survives.',
    ],
  },
  figures: [
    { value: '€75M', label: 'savings', text: 'From desk hours and double entry that go back to the beat.' },
    {
      value: '10%',
      label: 'crime reduction',
      text: 'More hours on the street, and word that reaches a neighbourhood the same day.',
    },
    { value: '500', label: 'staff trained per year', text: 'Members and civilian staff, station by station.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts for the work around the patrol. None of them decides anything about a person.',
    cards: [
      {
        title: 'Non-emergency line',
        text: 'Lost property, opening hours, forms, the state of a report. Answered at any hour in English or Irish, logged with a reference, and passed on to the right desk.',
      },
      {
        title: 'Community notices',
        text: 'Road closures, missing-pet calls, crime-prevention advice, public meetings: written once by the station, sent by phone, WhatsApp and email to those who asked for them.',
      },
      {
        title: 'Statements and records',
        text: 'Turns a recorded statement into a draft beside its transcript. The officer corrects it, the witness reads it, both sign; nothing is filed by itself.',
      },
      {
        title: 'Training for staff',
        text: 'How to brief it, check it and overrule it, taught by people who have worked a public desk.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'PATRICK never assesses, profiles or predicts people, recognises no faces or voices, and sorts no emergency calls: a caller in danger is told to ring 999 or 112 and put through to a person. It says it is AI at the start.',
  },
  inquiry: {
    title: 'License PATRICK',
    text: 'Tell us about the station, the division or the agency. We answer with a scope, a price and the paper your data protection officer will ask for.',
    messageHint: 'Which calls take up the desk, and what happens to them today.',
  },
  closing: {
    title: 'Listen to one night at the desk with us.',
    text: 'We go through a log of call reasons with you, with no names in it, and mark what PATRICK could take.',
    action: { label: 'Contact Our Public Safety AI Experts', href: '/' },
  },
}
