import type { SiteContent } from '#contracts/site-content.ts'

/** The home page before an administrator publishes other texts. */
export const homeContent: SiteContent = {
  hero: {
    title: 'Every call answered.',
    titleIrish: 'Gach glao freagartha.',
    subtitle:
      'An AI receptionist for phone, WhatsApp and email. It books the appointment and brings in your people, day and night, in English and Irish.',
    primaryButton: 'Get Started Today',
    secondaryButton: 'Learn More',
  },
  services: {
    title: 'One company for the work that repeats itself.',
    description: 'Websites, bookings, paperwork, reports. You can use one service alone, or several together.',
    receptionist: {
      title: 'A receptionist who never steps away from the desk.',
      description:
        'One assistant for the phone, WhatsApp and email. It knows your opening hours, your prices and your diary, and it tells callers what it is before they ask.',
      points: [
        'Books, moves and cancels. In the calendar you already use, at any hour.',
        'Answers in English or Irish. Whichever the caller starts with, and it changes when they do.',
        'Takes 50+ calls at the same time. Nobody hears an engaged tone.',
        'Hands over to your people. For anything urgent or sensitive, or when somebody asks for a person.',
      ],
      price: 'From €299 a month',
    },
    others: [
      {
        title: 'Websites and AI marketing',
        description:
          'Custom websites with AI integration, written and built for you, and marketing that brings people to them.',
        href: '/websites-marketing',
      },
      {
        title: 'Business automation',
        description: 'Quotes, invoices, reminders and reports that move between the tools you already use.',
        href: '/business-automation',
      },
      {
        title: 'Enterprise AI',
        description: 'Assistants over your own documents and systems, with access control and an audit trail.',
        href: '/enterprise-ai',
      },
      {
        title: 'SME solutions',
        description: 'Receptionist and website as one fixed-price package for smaller firms.',
        href: '/sme-solutions',
      },
    ],
  },
  impact: {
    title: 'What it adds up to.',
    description: 'Up to 80% off the cost of reception, and the hours go back to the people who do the work.',
    totalSavings: '€45M',
    businessSavings: '€50,000',
    smesServed: '1,200+',
    governmentsServed: '',
    timeSavings: '87%',
    clientSatisfaction: '98%',
    testimonials: [
      {
        quote: 'Every order line gets picked up on the first ring, and the cost of answering it fell by 95%.',
        author: 'Operations director',
        organization: 'Manufacturing firm',
        result: '95% cost reduction',
      },
      {
        quote: 'Patients book at any hour. Since we switched it on we have had zero missed calls.',
        author: 'Practice manager',
        organization: 'Healthcare clinic',
        result: 'Zero missed calls',
      },
    ],
  },
  about: {
    title: 'Named for the first Irish writing.',
    description:
      'Sixteen hundred years ago, people here recorded names as strokes along the edge of a stone. Groups of one to five, above, below or across a line.',
    story:
      'Look at a recording of a voice and you see much the same thing. We are an Irish company that makes new technology answer in the voices people actually have, and keeps it accountable to them.',
    credentials: ['GDPR compliant', 'ISO 27001', '99.9% uptime', 'English and Irish'],
  },
  contact: {
    title: 'Start Your AI Transformation',
    subtitle: 'Ready to save thousands to billions with AI? Get in touch with our team of experts.',
    cardTitle: 'Get Started Today',
  },
}

export const sectorBand = {
  title: 'Seven modules for the public service, named from the old stories.',
  text: 'Each one is the same careful assistant, set up for the rules, records and words of one part of the State.',
}

/** The seven sector modules on the home page and in the footer. */
export const sectorModules = [
  { slug: 'brigid', name: 'BRIGID', sector: 'Healthcare', text: 'Outpatient bookings, reminders and callbacks.' },
  { slug: 'patrick', name: 'PATRICK', sector: 'Public safety', text: 'Non-emergency lines, answered and logged.' },
  { slug: 'salmon', name: 'SALMON', sector: 'Climate', text: 'Flood alerts, grant queries, energy advice.' },
  { slug: 'tir', name: 'TIR', sector: 'Immigration', text: 'Appointments and status in plain words.' },
  { slug: 'fionn', name: 'FIONN', sector: 'Education', text: 'Course, grant and apprenticeship guidance.' },
  { slug: 'liafail', name: 'LIAFAIL', sector: 'Transport', text: 'Roadworks, permits and service updates.' },
  { slug: 'dagda', name: 'DAGDA', sector: 'Cyber security', text: 'Incident reporting and first response.' },
] as const
