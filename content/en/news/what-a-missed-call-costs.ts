import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'Figures for the cost of a missed call travel from advert to advert, and nobody can say who counted them. Yours is easy to work out, and it is the only one that matters.',
      ],
    },
    { heading: 'The sum' },
    {
      formula: 'missed calls a week × share ready to buy × share that never rings back × first order × 50 weeks',
      meaning: 'What missed calls cost in a year, in euro.',
    },
    {
      text: ['You have all five, or can have them by this evening.'],
    },
    {
      steps: [
        ['Missed calls a week. Your phone or your provider lists them. Count a month and divide by four.'],
        ['Share ready to buy. Go through twenty answered calls from your notes. How many ended in an order?'],
        [
          'Share that never rings back. Take twenty missed numbers from last month and look for them in your calls of the next two days. Those that are not there went elsewhere, or gave up.',
        ],
        ['First order. The average invoice of a new customer, before VAT. Not the best one.'],
        ['Weeks. Fifty is fair for a firm that closes at Christmas.'],
      ],
    },
    { heading: 'A modelled example' },
    {
      caption: 'A garage with two bays. These figures are modelled, not measured.',
      rows: [
        ['Missed calls a week', '6'],
        ['Ready to buy', '40%'],
        ['Never ring back', '50%'],
        ['First order', '€85'],
        ['6 × 0.4 × 0.5 × €85 × 50', '€5,100 a year'],
      ],
    },
    {
      text: [
        'Six calls a week is a little more than one a day. Most people who run a garage would say that they miss fewer, and most phones would disagree.',
      ],
    },
    { heading: 'Two reasons to distrust it' },
    {
      list: [
        ['It counts first orders only. A customer who stays for years is worth more, so the sum is low.'],
        [
          'It treats every missed call as work you could have taken on. If your book is full, a missed call costs you nothing this month, so the sum is high.',
        ],
      ],
    },
    {
      text: [
        'If the two bother you equally, the answer is about right. Set it against what answering costs: hours at a desk, or ',
        { link: 'the price of a receptionist', href: '/pricing' },
        '. There is a ',
        { link: 'calculator for the hours', href: '/ai-receptionist#saving' },
        ' on our receptionist page, and it takes our price off before it shows you a saving.',
      ],
    },
  ],
  sources: [],
}
