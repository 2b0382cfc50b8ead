import type { TermsOfService } from '#content/legal-document.ts'

export const termsOfService: TermsOfService = {
  meta: {
    title: 'Terms of service',
    description:
      'The agreement between {company} and its customers: fees and payment, service level, liability, termination and Irish law.',
  },
  title: 'The agreement, in words you can read.',
  lead: 'These terms apply between {legalName} (“we”) and the organisation that uses our services (“you”). They are written for organisations, not for consumers.',
  updated: '2024-12-15',
  highlights: [
    { title: '99.9% uptime target', text: 'Month by month, for the receptionist and the portal.' },
    { title: '30 days’ notice', text: 'Price changes are announced 30 days ahead.' },
    { title: 'Your data stays yours', text: 'Downloadable for 30 days after you cancel, then permanently deleted.' },
    { title: 'Irish law', text: 'Irish law applies, and the courts of Ireland decide.' },
  ],
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of terms',
      blocks: [
        'By creating an account, ordering a service or using it, you accept these terms for your organisation, and confirm that you may do so. If you do not accept them, do not use the service.',
        'A signed order or project agreement comes first where it says something different. The privacy policy and, where we process personal data for you, the data processing agreement belong to these terms.',
        'We may change these terms. We tell you 30 days before a change takes effect; if you do not agree, you may end the agreement by then.',
      ],
    },
    {
      id: 'services',
      title: 'Description of services',
      blocks: [
        'We provide an AI receptionist for phone, WhatsApp and email, custom websites with AI integration and AI marketing, business automation, enterprise AI and sector modules. What your plan or order includes is listed there.',
        'Our receptionist is an AI system and says so at the start of each conversation. It can be wrong. You decide what it may do, check what it has prepared, and keep a person reachable for those who ask for one.',
        'We improve the services as we go. We do not take away a feature your plan includes without 30 days’ notice.',
      ],
    },
    {
      id: 'accounts',
      title: 'User accounts',
      blocks: [
        {
          list: [
            'The details you give must be true, complete and kept up to date.',
            'Each person has an account of their own. Passwords are not shared.',
            'You are responsible for what is done through your accounts. Tell us at once if you suspect misuse.',
            'Administrator accounts are given by invitation only.',
          ],
        },
        'We may suspend an account that puts others or the service at risk. Where we can, we say so first.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'You may use the services for lawful purposes of your organisation. You may not:',
        {
          list: [
            'break the law or the rights of others, or deceive people about talking to an AI;',
            'send unasked-for advertising, or call people who have objected;',
            'use the services to score, profile or rank people, or for any practice that the EU AI Act prohibits;',
            'rely on them in place of emergency services;',
            'attack, overload, copy or take apart the services, except where the law allows it without our leave.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment terms',
      blocks: [
        {
          entries: [
            {
              name: 'Fees',
              text: 'Fees are billed monthly or annually in advance. They are non-refundable, except where the law or these terms say otherwise.',
            },
            {
              name: 'Set-up',
              text: 'The set-up fee of a plan is billed once: at the start, or, after a free trial, when the plan goes on.',
            },
            {
              name: 'VAT',
              text: 'Prices exclude VAT, which is added at the rate in force and shown on the invoice on a line of its own.',
            },
            { name: 'Custom projects', text: 'A 50% deposit is typically required before work begins.' },
            {
              name: 'Trial',
              text: 'The Professional plan can be tried for 14 days, without a credit card. Nothing is billed during the trial. It ends by itself if you do not continue; your data then stays downloadable for 30 days. If you keep the plan, set-up fee and first period are billed when the trial ends.',
            },
            {
              name: 'Changing plan',
              text: 'A change takes effect at the next billing cycle, with prorated differences.',
            },
            {
              name: 'Price changes',
              text: 'We announce them 30 days ahead. You may end the agreement before they take effect.',
            },
            {
              name: 'Late payment',
              text: 'On amounts overdue we may ask the interest and compensation that Irish law on late payment provides.',
            },
          ],
        },
        { link: { label: 'Plans and prices', href: '/pricing' } },
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your content, your recordings and what our services write for you from them are yours. You allow us to process them as far as the service needs.',
        'The software, the models we build and the design of the services are ours or our licensors’. You get a right to use them, not exclusive and not transferable, for as long as the agreement runs.',
        'A website or other work made to order becomes yours when it is paid in full. Parts we use for every customer, and open-source parts, stay under their own licences.',
        'What you suggest to us we may use without owing you anything.',
      ],
    },
    {
      id: 'service-level',
      title: 'Service level',
      blocks: [
        {
          entries: [
            {
              name: 'Uptime',
              text: 'We aim at 99.9% in each calendar month, planned maintenance left out. We announce maintenance ahead and do it at night, Irish time.',
            },
            { name: 'Support hours', text: '9 AM-6 PM Irish time on working days.' },
            { name: 'Email', text: 'Answered within 24 hours.' },
            {
              name: 'By plan',
              text: 'Professional within 24-48 hours, Advanced with priority within 4-12 hours, Elite around the clock.',
            },
          ],
        },
        'The target does not cover what is outside our control: your own systems and lines, other providers’ networks, and force majeure.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        'Our total liability under the agreement, whatever its ground, is capped at the amount paid in the preceding 12 months.',
        'Neither side is liable for lost profit, lost business or indirect loss.',
        'Nothing here limits liability for death or personal injury caused by negligence, for fraud, for data protection duties owed to people, or for anything else that Irish law does not allow to be limited.',
        'The figures on this website about savings and results describe what is possible. They are no guarantee for your organisation.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may cancel at any time in the portal or in writing. The service runs until the end of the period that is paid for.',
        'Either side may end the agreement at once if the other breaks it in a way that matters and does not put it right within 14 days of being asked in writing, or becomes insolvent.',
        'After cancellation your data can be downloaded for 30 days. Then it is permanently deleted, apart from what the law obliges us to keep.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        'The law of Ireland governs the agreement. The courts of Ireland have exclusive jurisdiction, after both sides have tried for 30 days to settle the matter by talking.',
        'If one part of these terms does not hold, the others stay in force.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        '{legalName}, {address}. Write to {email} or ring {phone}.',
        'Legal inquiries are answered within 5 business days.',
        { link: { label: '{email}', href: 'mailto:{email}' } },
      ],
    },
  ],
}
