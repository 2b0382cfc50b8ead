import type { BusinessAutomationPage } from '../types.ts'

export const businessAutomation: BusinessAutomationPage = {
  meta: {
    title: 'Business automation: type it once',
    description:
      'Quotes, invoices, reminders and reports that move between the tools you already use. Typed once, approved by a person where it matters, and logged.',
  },
  hero: {
    title: 'Type it once.',
    text: 'Much office work is typing the same fact again and again: into the quote, the job sheet, the invoice, the reminder, the report. We join the tools you already use, so that it moves by itself.',
    action: { label: 'Show us your paper trail', href: '/#contact' },
    before: 'One job, seven papers, six rounds of typing.',
    after: 'The same job, on one line.',
  },
  job: {
    title: 'Follow one job.',
    text: 'A heating engineer gets an enquiry. This is everything that has to be written down before the money is in.',
    steps: [
      {
        name: 'Enquiry',
        before: 'Copied from the email into a spreadsheet.',
        after: 'Read from the email. If the address is missing, it asks for it.',
        isTypedAgain: true,
        isApproved: false,
      },
      {
        name: 'Quote',
        before: 'Typed over the last one, and the old name left in.',
        after: 'Drafted from your price list. You read it and send it.',
        isTypedAgain: true,
        isApproved: true,
      },
      {
        name: 'Day of the job',
        before: 'Three emails to find it, then into the diary.',
        after: 'Offered from the free days, and written into the diary.',
        isTypedAgain: true,
        isApproved: false,
      },
      {
        name: 'Job sheet',
        before: 'Written out again for whoever drives there.',
        after: 'Made from the quote, with the address and the key safe.',
        isTypedAgain: true,
        isApproved: false,
      },
      {
        name: 'Invoice',
        before: 'Typed again from the quote, at the weekend.',
        after: 'Made when the job is closed. You approve it.',
        isTypedAgain: true,
        isApproved: true,
      },
      {
        name: 'Reminder',
        before: 'When somebody remembers.',
        after: 'On the day it is due. It stops when the money is in.',
        isTypedAgain: false,
        isApproved: false,
      },
      {
        name: 'Report',
        before: 'An evening at the end of the month.',
        after: 'Already there.',
        isTypedAgain: true,
        isApproved: false,
      },
    ],
    typed: { before: 'Typed six times', after: 'Typed once, by the customer' },
    note: 'A modelled example, drawn from how such a job usually runs.',
  },
  starts: {
    title: 'Where it usually starts.',
    text: 'Pick the one that somebody in your office is doing right now.',
    rows: [
      { name: 'Quotes', when: 'an enquiry comes in', outcome: 'a draft from your price list waits for your yes' },
      { name: 'Invoices', when: 'a job is closed', outcome: 'the invoice is made from the quote and filed' },
      { name: 'Reminders', when: 'a bill is overdue', outcome: 'a polite note goes out, and stops when it is paid' },
      { name: 'Bookings', when: 'somebody cancels', outcome: 'the time is free again everywhere at once' },
      { name: 'Forms', when: 'a form comes back', outcome: 'its answers go into the right record, not into a folder' },
      { name: 'Reports', when: 'the month ends', outcome: 'the figures are on one page, each with its source' },
    ],
  },
  pen: {
    title: 'A person keeps the pen.',
    text: 'Automation does the typing. A person decides.',
    rules: [
      { name: 'You approve what leaves', text: 'A quote, an invoice or a payment goes out after a yes, not before.' },
      { name: 'Everything leaves a line', text: 'What happened, when, and from which paper. You can read it back.' },
      { name: 'The odd one comes to you', text: 'What does not fit a rule stops and asks a named person.' },
      { name: 'Each step has a switch', text: 'Turn one off and the rest goes on.' },
    ],
  },
  figures: [
    { value: '87%', label: 'time savings' },
    { value: 'Up to €50,000', label: 'saved a year, per business' },
  ],
  invoices: {
    title: 'Invoices are turning into data.',
    text: 'A PDF is a picture of an invoice. A structured invoice can be read by the buyer’s system with nobody typing. It is a good reason to put your own paper in order first.',
    dates: [
      {
        name: 'Today',
        text: 'Irish public bodies must be able to receive invoices in the European standard, EN 16931.',
      },
      { name: 'November 2028', text: 'Structured invoices between businesses in Ireland begin to phase in.' },
    ],
  },
  closing: {
    title: 'Start with one week of it.',
    text: 'Tell us the one thing your office types most often. We will draw the line it could be.',
    action: { label: 'Tell us what repeats', href: '/#contact' },
  },
}
