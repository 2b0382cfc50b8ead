import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'Since 28 June 2025, many services sold to consumers in Ireland have to be accessible: usable by people who cannot see the screen, cannot hear the call, or cannot hold a mouse. The rules are in S.I. 636 of 2023, which brings the European Accessibility Act into Irish law.',
      ],
    },
    { heading: 'Who is covered' },
    {
      list: [
        [
          'Services to consumers that are sold online. A page where somebody can book and so conclude a contract is likely to be one.',
        ],
        ['Consumer banking, electronic communications, parts of passenger transport, and e-books.'],
        [
          'Not covered: services of micro-enterprises, meaning fewer than ten people and a turnover or balance sheet of at most €2 million a year.',
        ],
        [
          'Public bodies have rules of their own for their websites and apps, in S.I. 358 of 2020, with a statement and a way to complain.',
        ],
      ],
    },
    {
      text: [
        'If you are exempt, you may still have customers who cannot see the screen or use a mouse. An hour spent on them is worth it.',
      ],
    },
    { heading: 'Four faults that shut people out' },
    {
      steps: [
        [
          'A calendar that only opens to a mouse. Try to book with the Tab and Enter keys. If you are stuck, so is somebody else.',
        ],
        ['A field without a label. A grey word inside the box is gone as soon as you type.'],
        ['An error in red and nothing more. Say which field, and how to put it right.'],
        ['A time limit. “You have two minutes left” stops anyone who reads slowly.'],
      ],
    },
    { heading: 'The phone is a service too' },
    {
      text: [
        'A caller who cannot hear well needs the same answer in writing. A caller who speaks slowly needs a line that waits. Whatever answers for you, person or machine, should offer a second way without being asked twice: “I can send you this on WhatsApp.”',
      ],
    },
    {
      text: [
        'A practical yardstick for pages is WCAG 2.2 at level AA. It is the one we ',
        { link: 'draw websites to', href: '/websites-marketing' },
        ', and the one to name in a contract.',
      ],
    },
    { note: ['This is general information and not legal advice.'] },
  ],
  sources: [
    { label: 'S.I. No. 636/2023', href: 'https://www.irishstatutebook.ie/eli/2023/si/636/made/en/print' },
    { label: 'S.I. No. 358/2020', href: 'https://www.irishstatutebook.ie/eli/2020/si/358/made/en/print' },
    { label: 'Web Content Accessibility Guidelines 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
}
