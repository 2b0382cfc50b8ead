import type { NewsPage, NewsSummary } from '../../types.ts'

export const newsPage: NewsPage = {
  meta: {
    title: 'News',
    description:
      'Plain notes on answering people well: what the law asks, what a missed call costs, and how to get ready for an AI receptionist.',
  },
  title: 'News',
  text: 'Notes on answering people well: what the law asks, what things cost, and what we learned by listening.',
  closing: {
    title: 'Something we should write about?',
    text: 'Ask us. If the answer is useful to others, it becomes a note here, without your name.',
    action: { label: 'Ask a question', href: '/#contact' },
  },
}

/** Newest first. Articles have modules of their own, so that lists do not load them. */
export const newsSummaries: NewsSummary[] = [
  {
    slug: 'what-a-missed-call-costs',
    title: 'What a missed call costs, and how to count it',
    summary: 'Five numbers you have already, one line of arithmetic, and two reasons to distrust the answer.',
    topic: 'Costs',
    date: '2026-11-12',
  },
  {
    slug: 'a-price-list-a-receptionist-can-read',
    title: 'Write a price list that a receptionist can read out',
    summary: 'A list that works on a wall often fails on the phone. Six changes that take an afternoon.',
    topic: 'Getting ready',
    date: '2026-10-20',
  },
  {
    slug: 'when-a-caller-asks-for-the-recording',
    title: 'When a caller asks for the recording',
    summary: 'Somebody you recorded has a right to a copy. What to send, what to leave out, and by when.',
    topic: 'Privacy',
    date: '2026-09-24',
  },
  {
    slug: 'an-ai-must-say-that-it-is-one',
    title: 'Since 2 August, an AI must say that it is one',
    summary: 'Article 50 of the EU AI Act now applies. What it asks of anyone who lets a machine answer.',
    topic: 'Law',
    date: '2026-08-04',
  },
  {
    slug: 'accessibility-rules-one-year-on',
    title: 'The accessibility rules, one year on',
    summary: 'Who they cover, who they leave out, and the four faults on a booking page that shut people out.',
    topic: 'Law',
    date: '2026-06-29',
  },
  {
    slug: 'scam-calls-and-the-front-desk',
    title: 'Scam calls and the front desk',
    summary: 'A receptionist, human or not, needs three rules for a caller who is in a hurry for money.',
    topic: 'Security',
    date: '2026-05-14',
  },
  {
    slug: 'irish-when-a-computer-answers',
    title: 'Which language, when a computer answers for the State',
    summary: 'Recorded announcements of public bodies have had a language rule since 2008. How we read it for AI.',
    topic: 'Gaeilge',
    date: '2026-03-12',
  },
  {
    slug: 'vat-on-set-up-fees',
    title: 'VAT on set-up fees, with the sums done',
    summary: 'One rate, two kinds of price, and who gets the VAT back. With both of our plans worked out.',
    topic: 'Costs',
    date: '2026-02-05',
  },
]
