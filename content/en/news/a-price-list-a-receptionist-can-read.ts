import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'An AI receptionist quotes from your price list and from nothing else. So the list decides how good it sounds. The same is true of a person on their first day at your desk, and that is a good test: hand them the list and ring in.',
      ],
    },
    { heading: 'Six changes' },
    {
      steps: [
        [
          'Use the words that callers use. “Service, A” means something to you. A caller says “oil change”. Write both on the line.',
        ],
        ['Give each line one price. If it depends, say on what: “short hair €45, long hair €58”, not “from €45”.'],
        ['Say how long it takes. Whoever books needs minutes as much as euro.'],
        ['Say who does it. If only Áine does colour, the list must know.'],
        ['Say whether VAT is in it. For people at home it should be. For firms, say that it is not.'],
        ['Put a date on it. Then an old one can be told from a new one.'],
      ],
    },
    { heading: 'What one line looks like' },
    {
      caption: 'An example from a hairdresser’s list.',
      rows: [
        ['Name', 'Cut and blow-dry'],
        ['Also called', 'haircut, wash and cut, trim'],
        ['Price', '€45 short, €58 long, VAT included'],
        ['Time', '45 minutes short, 60 minutes long'],
        ['Who', 'Áine, Ciarán, Zosia'],
        ['Ask first', 'Length of hair'],
        ['Never', 'Book with colour on the same line'],
      ],
    },
    {
      text: [
        'The last two rows matter most. “Ask first” is the one question without which the price is a guess. “Never” is the thing that goes wrong on a Saturday.',
      ],
    },
    { heading: 'Leave these off' },
    {
      list: [
        ['Discounts that you decide in person. It cannot see the face you make.'],
        ['Prices that you would not say aloud to a stranger. Everyone who rings can ask.'],
        ['Anything that needs a look first: damage, a medical question, a legal one. Write “a person rings back”.'],
      ],
    },
    {
      text: [
        'An afternoon is enough for thirty lines. Send it in whatever form you have: a photograph of the wall is fine. ',
        { link: 'We turn it into a list', href: '/ai-receptionist' },
        ' and read it back to you before anyone can ring.',
      ],
    },
  ],
  sources: [],
}
