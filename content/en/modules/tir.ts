import type { ModuleContent } from './module-content.ts'

export const tir: ModuleContent = {
  slug: 'tir',
  meta: {
    title: 'TIR, AI for immigration and border management',
    description:
      'Every applicant told plainly what comes next: appointments, documents and status for immigration, border and legal offices. €75M savings, 35% faster processing.',
  },
  name: 'TIR',
  badge: 'TIR, for immigration and border management',
  title: 'Every applicant told plainly what comes next.',
  lead: 'TIR explains which form and which papers, keeps the file complete and the appointment kept, and leaves the decision where the law puts it: with an officer.',
  acronym: {
    lines: ['Translation,', 'Information and', 'Records'],
    origin: [
      { irish: 'Tír' },
      ' is the Irish word for land and for country. The stories have a ',
      { irish: 'Tír na nÓg' },
      ', over the sea, where nobody grows old; everyone who goes there arrives as a stranger.',
    ],
  },
  figures: [
    {
      value: '€75M',
      label: 'savings',
      text: 'From files that arrive complete and letters that need no second letter.',
    },
    { value: '35%', label: 'faster processing', text: 'An officer opens a file once, with everything in it.' },
    { value: '200', label: 'staff trained per year', text: 'Registration, border and legal support staff.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts around the officer’s decision, for immigration, border, court and legal-aid offices.',
    cards: [
      {
        title: 'Guidance in plain words',
        text: 'Which permission, which form, which fee, where to go. Answers come from your published rules with a link to the page, in English and Irish, and say when a solicitor should be asked.',
      },
      {
        title: 'Complete files',
        text: 'Checks that each paper is there, readable and in date, and tells the applicant what is missing. It does not judge what a paper proves.',
      },
      {
        title: 'Appointments and status',
        text: 'Books registration and interview times, reminds people, and reads out the status an officer has entered. Where another language is needed it books an interpreter.',
      },
      {
        title: 'Training for staff',
        text: 'Plain-language letters, checking drafts, and taking a conversation over without asking the person to begin again.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'TIR assesses no person, no risk and no credibility, and recommends no decision. It gives information, not legal advice. It says it is AI at the start, and a person is always offered.',
  },
  inquiry: {
    title: 'License TIR',
    text: 'Tell us about the office and the kinds of application it handles. We answer with a scope, a price and a draft impact assessment to start from.',
    messageHint: 'Which applications, how many a month, and where they get stuck.',
  },
  closing: {
    title: 'Give us the form that comes back most often.',
    text: 'We will show you how it could be asked, question by question, and what would arrive complete.',
    action: { label: 'Contact Our Immigration AI Experts', href: '/' },
  },
}
