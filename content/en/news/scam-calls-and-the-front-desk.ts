import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'Whoever answers your phone is the door of the firm. People who want money that is not theirs try the door first. They are polite, they know a name, and they are in a hurry.',
      ],
    },
    { heading: 'What does not prove anything' },
    {
      list: [
        ['The number on the display. It can be set by the caller.'],
        ['A name. The owner’s is on the website, and the bookkeeper’s is on LinkedIn.'],
        ['A voice. It can be copied from a short recording.'],
        ['An invoice number. It may come from a letter that was read on its way.'],
      ],
    },
    {
      text: [
        'One thing has got better. Since July 2025, names that appear as the sender of a text message have to be registered with ComReg. A text from a name you know is worth more than it was. A phone call is not.',
      ],
    },
    { heading: 'Three rules' },
    {
      steps: [
        [
          'Nothing about money changes on an incoming call. No new account number, no new address for an invoice, no urgent transfer. You ring back, on a number that you had before.',
        ],
        [
          'Nobody is told who is away. “She is in Portugal until Monday” is what the next caller uses. “I will pass that on” is enough.',
        ],
        [
          'Hurry is a reason to slow down. Whoever cannot wait ten minutes for a call back has said something about themselves.',
        ],
      ],
    },
    { heading: 'Tell your AI receptionist too' },
    {
      text: [
        'Write the three rules into what it hands over: bank details, passwords, card numbers and anything urgent about money go to a person, with the number to ring back. An AI has one advantage here. It does not mind being thought rude, and pressure does not change its rules.',
      ],
    },
    {
      text: [
        'It has one weakness too. It believes what is in its notes. If a false account number is already on file, it will not smell it. The first rule is there for that.',
      ],
    },
    {
      note: [
        'If money has gone: ring your bank first, at once, on the number on the card. Then An Garda Síochána, at your local station.',
      ],
    },
  ],
  sources: [{ label: 'ComReg, the communications regulator', href: 'https://www.comreg.ie' }],
}
