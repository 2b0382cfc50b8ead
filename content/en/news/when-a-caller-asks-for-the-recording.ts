import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'A recorded call is personal data about the person who rang. Under Article 15 of the GDPR they may ask what you hold and receive a copy. They need not give a reason, and they need not use the word “request”.',
      ],
    },
    { heading: 'How long you have' },
    {
      caption: 'What the GDPR gives you, and what we promise for what we hold.',
      rows: [
        ['By law', 'One month from the day it reaches you'],
        ['If it is complex', 'Two months more, if you say so and why within the first'],
        ['Our acknowledgment', '48 hours'],
        ['Our standard answer', '30 days'],
        ['Our answer to a complex request', '60 days'],
        ['Our answer to an urgent one', '5 days'],
      ],
    },
    {
      text: [
        'The month runs from receipt, not from the day somebody finds the email. It is the same whether the request came by letter, on WhatsApp or in the middle of a call.',
      ],
    },
    { heading: 'What to send' },
    {
      steps: [
        [
          'Be sure who is asking. A ring back to the number on record is usually enough. Do not collect a passport to prove a haircut.',
        ],
        ['Find all of it: the recording, the transcript, the note, the booking that came of it.'],
        ['Take out what belongs to other people. A second voice, or a neighbour’s name, may have to go.'],
        ['Send it in a form that can be opened, with a line on why you hold it and for how long.'],
        ['Note the day it came and the day it went.'],
      ],
    },
    { heading: 'Make the next one easier' },
    {
      list: [
        ['Keep recordings no longer than you use them. Whatever has been deleted on schedule need not be found.'],
        ['Tell people at the start of the call that it is recorded, and why.'],
        ['Do not record card numbers. Stop the recording, or do not take them by voice at all.'],
      ],
    },
    {
      note: [
        'This is general information and not legal advice. The Data Protection Commission publishes guidance on access requests, and our own times are on the ',
        { link: 'GDPR page', href: '/gdpr-compliance' },
        '.',
      ],
    },
  ],
  sources: [
    {
      label: 'Regulation (EU) 2016/679 (GDPR), Articles 12 and 15',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    { label: 'Data Protection Commission', href: 'https://www.dataprotection.ie' },
  ],
}
