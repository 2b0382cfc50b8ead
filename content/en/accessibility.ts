import type { AccessibilityStatement } from '#content/legal-document.ts'

export const accessibilityStatement: AccessibilityStatement = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How {company} keeps its website and portal usable for everyone, what does not work yet, and whom to tell.',
  },
  title: 'Built so that everyone gets an answer.',
  lead: 'This statement covers the public website and the customer portal of {legalName}. It follows the model that S.I. 358/2020 sets for public-sector bodies, since public bodies use what we make.',
  updated: '2024-12-15',
  sections: [
    {
      id: 'status',
      title: 'How accessible it is',
      blocks: [
        'We build to the Web Content Accessibility Guidelines 2.2, level AA, which goes beyond the level that S.I. 358/2020 and the standard EN 301 549 ask for.',
        {
          list: [
            'Everything can be reached and used with the keyboard, and what has the focus can be seen.',
            'Pages can be read at 400% zoom and on screens 320 pixels wide without scrolling sideways.',
            'Light, dark and forced-colour displays are supported; colour never carries a meaning alone.',
            'Nothing moves when your device asks for less motion, and the film on the home page can be stopped.',
            'Every public page and form works without JavaScript.',
            'Irish text is marked as Irish, so that a screen reader can read it as such.',
          ],
        },
      ],
    },
    {
      id: 'known-limits',
      title: 'What does not work as it should',
      blocks: [
        'We know of these limits and are working on them:',
        {
          entries: [
            {
              name: 'Invoices and reports as PDF',
              text: 'They are plain and can be searched, but not yet tagged in full. The same content is in the portal as a page, and we send any of it in another format on request.',
            },
            {
              name: 'Irish screen-reader voices',
              text: 'Some devices have no Irish voice and read Irish sentences with an English one.',
            },
            {
              name: 'Drawings',
              text: 'Ornamental strokes are hidden from screen readers. Where a drawing carries a meaning, the meaning stands beside it in words.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-tested',
      title: 'How this was tested',
      blocks: [
        'We assess it ourselves. Automatic checks run on every page, in both themes and two widths, before each release; people check with the keyboard, with zoom and with a screen reader.',
        'The statement was prepared and last reviewed on the date above, and is reviewed at least once a year and with each larger change.',
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us what is in your way',
      blocks: [
        'If you cannot use something, or need a document in another format, write to {email}, ring {phone}, or write to {address}. Say which page it was, what you wanted to do and, if you know it, what you use.',
        'You get an answer within 24 hours on working days, and within 30 days the change, or the same content in a form that works for you.',
        { link: { label: '{email}', href: 'mailto:{email}' } },
        { link: { label: 'Use the contact form', href: '/#contact' } },
      ],
    },
    {
      id: 'enforcement',
      title: 'If our answer is not enough',
      blocks: [
        'Where you use a service of ours through a public body, you may complain to that body under the Disability Act 2005 and then to the Ombudsman. The National Disability Authority monitors the websites of public bodies under S.I. 358/2020.',
        'Where you use it as a consumer, the European Union (Accessibility Requirements of Products and Services) Regulations 2023, S.I. 636/2023, apply, and the authority named there for the service will hear you.',
        { link: { label: 'Office of the Ombudsman', href: 'https://www.ombudsman.ie/' } },
      ],
    },
  ],
}
