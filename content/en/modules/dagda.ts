import type { ModuleContent } from './module-content.ts'

export const dagda: ModuleContent = {
  slug: 'dagda',
  meta: {
    title: 'DAGDA, AI for cybersecurity and data protection',
    description:
      'The first hour of an incident, already organised: reporting line, breach clock and request register. €75M savings, 40% fewer cyber incidents.',
  },
  name: 'DAGDA',
  badge: 'DAGDA, for cybersecurity and data protection',
  title: 'The first hour of an incident, already organised.',
  lead: 'DAGDA takes the report, wakes the person on call, starts the 72-hour clock and keeps the log, so that the people who know what to do can get on with doing it.',
  acronym: {
    lines: ['Defence,', 'Alerts and', 'Governance for', 'Data and', 'Access'],
    origin: [
      'Named for the Dagda, in Irish ',
      { irish: 'An Dagda' },
      ', the good god of the old stories: good not in virtue but at everything. He kept a cauldron that nobody left hungry, and a club that struck down with one end and healed with the other.',
    ],
  },
  figures: [
    {
      value: '€75M',
      label: 'savings',
      text: 'From incidents that stay small and paper that writes itself along the way.',
    },
    { value: '40%', label: 'fewer cyber incidents', text: 'A doubtful email is asked about before it is opened.' },
    { value: '300', label: 'staff trained per year', text: 'Security, service-desk and data protection staff.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts, ready before they are needed, beside the security tools you already have.',
    cards: [
      {
        title: 'Incident line',
        text: 'Anyone can report a doubtful email, a lost laptop or a locked screen, day or night. DAGDA asks the seven things your team needs, tells the caller what not to touch, and rings whoever is on call.',
      },
      {
        title: 'Breach clock',
        text: 'Starts the 72 hours of the GDPR when a breach is confirmed, keeps the log with times, and drafts the notification to the Data Protection Commission for your officer to finish and send.',
      },
      {
        title: 'Requests and access',
        text: 'A register of data requests with their due dates, one month and where complex two more, and a list of who can see what, for the people in charge to approve or withdraw.',
      },
      {
        title: 'Training for staff',
        text: 'Twenty minutes at a time, from the emails that really arrived last month.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'DAGDA watches systems, not staff: it reads no private email and scores nobody’s behaviour. It blocks nothing and notifies nobody outside on its own; a named person does. It says it is AI at the start.',
  },
  inquiry: {
    title: 'License DAGDA',
    text: 'Tell us about the organisation and who is on call. We answer with a scope, a price and a plan for the first exercise.',
    messageHint: 'How many staff, who picks up at three in the morning, and what you must report to whom.',
  },
  closing: {
    title: 'Practise the first hour before you need it.',
    text: 'We run one exercise with your own on-call list and leave you the log.',
    action: { label: 'Contact Our Cybersecurity AI Experts', href: '/' },
  },
}
