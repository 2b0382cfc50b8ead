import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'We show prices before VAT, because most of our customers get it back. Those who do not should see the larger figure before they sign. Here it is.',
      ],
    },
    { heading: 'One rate for both parts' },
    {
      text: [
        'The standard rate of VAT in Ireland is 23%. The set-up fee is not a separate kind of thing: it is part of the price of a service, and carries the same rate as the months that follow. A deposit carries it too, when it is paid.',
      ],
    },
    {
      caption: 'Professional, first year.',
      rows: [
        ['Set-up, once', '€2,500.00'],
        ['12 months at €99', '€1,188.00'],
        ['Before VAT', '€3,688.00'],
        ['VAT at 23%', '€848.24'],
        ['To pay', '€4,536.24'],
      ],
    },
    {
      caption: 'Advanced, first year.',
      rows: [
        ['Set-up, once', '€5,000.00'],
        ['12 months at €199', '€2,388.00'],
        ['Before VAT', '€7,388.00'],
        ['VAT at 23%', '€1,699.24'],
        ['To pay', '€9,087.24'],
      ],
    },
    { heading: 'Who gets it back' },
    {
      list: [
        ['Registered for VAT and selling things that carry it: you reclaim it in the period of the invoice.'],
        ['Registered, but part of what you sell is exempt: you reclaim a part.'],
        ['Exempt, as many medical, insurance and education services are: you do not. Count with the larger figure.'],
        [
          'Below the threshold and not registered: you do not. The thresholds are €42,500 a year for services and €85,000 for goods.',
        ],
        ['A public body acting as one: as a rule you do not.'],
      ],
    },
    { heading: 'What the invoice has to show' },
    {
      text: [
        'Your name and address, our VAT number, a consecutive number, the date, the rate, and the amount before and after. Give us your own VAT number when you register. It is IE, seven digits, and one or two letters.',
      ],
    },
    {
      note: [
        'This is general information and not tax advice. Revenue has the rules, and your accountant knows which of these lines you are on. Our plans are on the ',
        { link: 'pricing page', href: '/pricing' },
        '.',
      ],
    },
  ],
  sources: [
    {
      label: 'Value-Added Tax Consolidation Act 2010',
      href: 'https://www.irishstatutebook.ie/eli/2010/act/31/enacted/en/html',
    },
    { label: 'Revenue, VAT', href: 'https://www.revenue.ie/en/vat/index.aspx' },
  ],
}
