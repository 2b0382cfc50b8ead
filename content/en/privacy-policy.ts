import type { PrivacyPolicy } from '#content/legal-document.ts'

export const privacyPolicy: PrivacyPolicy = {
  meta: {
    title: 'Privacy policy',
    description:
      'What {company} collects, why, how long it is kept and how to have it shown, corrected or erased. Stored in Ireland, under the GDPR.',
  },
  title: 'What we know about you, and why.',
  lead: 'This policy covers our website, our portal, and the calls and messages our receptionist handles for the organisations that use it.',
  updated: '2024-12-15',
  highlights: [
    {
      title: 'GDPR compliant',
      text: 'We follow the General Data Protection Regulation and the Irish Data Protection Acts.',
    },
    {
      title: 'Secure storage in Ireland',
      text: 'Your data is stored in Ireland, encrypted, with access kept to those who need it.',
    },
    {
      title: 'Transparent',
      text: 'Each purpose is named below, with its legal basis and how long we keep what it needs.',
    },
    { title: 'Your rights', text: 'See, correct, take away or erase what we hold. One email is enough.' },
  ],
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      blocks: [
        'We collect what you give us, what the service needs in order to work, and nothing for sale.',
        {
          entries: [
            {
              name: 'When you contact us',
              text: 'Your name, email address, organisation, kind of organisation and message. A licensing inquiry about a sector module holds the organisation, an email address and the message.',
            },
            {
              name: 'When you open an account',
              text: 'Your name, job title, email address, phone number and a password, which we keep only as a hash. For a business also its name, type, industry, address, phone number, email address and, if you give it, VAT number.',
            },
            {
              name: 'When you consent',
              text: 'Which text you accepted, in which version, when and where: the terms, this policy, the GDPR consent and, if you chose it, news from us.',
            },
            {
              name: 'When a call or message is handled',
              text: 'The number or address it came from, what was said, its recording or transcript where the organisation has switched that on, and what was done. For these we act on behalf of the organisation you called: it is the controller, we are its processor.',
            },
            {
              name: 'When you use the site or portal',
              text: 'Sign-in times, the browser and network address of a session, and technical logs that hold no message text.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How we use information',
      blocks: [
        'Each use has one legal basis under Article 6 of the GDPR.',
        {
          entries: [
            {
              name: 'To answer you',
              text: 'Steps you asked for before a contract, or our legitimate interest in answering letters.',
            },
            {
              name: 'To provide the service',
              text: 'The contract with your organisation: setting up, answering, support, invoices.',
            },
            {
              name: 'To keep it safe',
              text: 'Our legitimate interest in preventing misuse: rate limits, session lists, an audit log.',
            },
            { name: 'To keep books', text: 'Our legal obligation under Irish tax and company law.' },
            {
              name: 'To send news',
              text: 'Your consent, which you can withdraw at any time in your account or by email.',
            },
          ],
        },
        'Our receptionist is an AI system. It says so at the start of a conversation, in English and Irish. It makes no decision with legal or similarly significant effect on you; a person is always offered. We do not use your conversations to train models for anybody else.',
      ],
    },
    {
      id: 'information-sharing',
      title: 'Information sharing',
      blocks: [
        'We do not sell personal data and show no advertising. We share it only with:',
        {
          list: [
            'the organisation you contacted through us, which is the controller of that conversation;',
            'companies that work for us under a contract as Article 28 of the GDPR requires, such as hosting, telephony, messaging and email delivery, and only what their part needs;',
            'professional advisers bound to secrecy, such as auditors and solicitors;',
            'authorities, where the law obliges us. We check each request, give the least that it demands, and tell you unless we are forbidden to.',
          ],
        },
        'Should a provider process data outside the European Economic Area, we do so only on an adequacy decision or on the standard contractual clauses of the European Commission, after an assessment of that country. Ask us for the current list of providers.',
      ],
    },
    {
      id: 'data-security',
      title: 'Data security',
      blocks: [
        'We protect data by measures that fit the risk, and review them.',
        {
          list: [
            'Encryption in transit and at rest.',
            'Access by role, two-factor sign-in for administrators, and an audit log of what people change.',
            'Backups that are restored as a test, and stored in Ireland.',
            'Staff trained before they get access, and bound to confidentiality.',
          ],
        },
        'If a breach is likely to put your rights at risk, we notify the {authority} within 72 hours of knowing of it, and you without undue delay where the risk is high.',
      ],
    },
    {
      id: 'your-gdpr-rights',
      title: 'Your GDPR rights',
      blocks: [
        'You have the right to be informed, and to access, correct, erase, restrict, take away and object to the use of your personal data. Where we rely on consent, you may withdraw it at any time.',
        'In your account you can download everything held about you and ask for erasure. Otherwise write to {email}. We acknowledge a request within 48 hours and answer within 30 days.',
        'If we process your data for an organisation you called, we pass your request to it and help it to answer.',
        { link: { label: 'The seven rights in detail, and how to use them', href: '/gdpr-compliance' } },
      ],
    },
    {
      id: 'data-retention',
      title: 'Data retention',
      blocks: [
        'We keep personal data as long as its purpose needs, and then delete it or make it anonymous.',
        {
          entries: [
            {
              name: 'Messages and inquiries',
              text: '{enquiryMonths} months after the last answer, unless a contract follows.',
            },
            { name: 'Accounts', text: 'As long as the account is open.' },
            {
              name: 'After cancellation',
              text: 'Data can be downloaded for 30 days. Then it is permanently deleted, apart from what the law obliges us to keep.',
            },
            {
              name: 'Recordings and transcripts',
              text: 'As long as the organisation that uses our receptionist has set, and no longer than its contract.',
            },
            { name: 'Invoices and their records', text: 'Six years, as Irish tax law demands.' },
            { name: 'Consents', text: 'As long as we rely on them, and six years after as proof.' },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We set only cookies that are strictly necessary, which regulation 5 of S.I. 336/2011 allows without consent. So there is no cookie banner. There is no analytics, advertising or social-media cookie.',
        {
          entries: [
            {
              name: 'Session',
              text: 'The cookie “__Host-session” (“session” without https) is set when you sign in, so that you stay signed in. It lasts up to {sessionDays} days and ends when you sign out. If you sign in without “Remember me”, it also ends when you close the browser.',
            },
            {
              name: 'Signed-in hint',
              text: 'The cookie “signed-in” is set and removed together with the session cookie. It holds the figure 1 and nothing about you. Our public pages read it to know whether to ask who is signed in.',
            },
            {
              name: 'Known device',
              text: 'The cookie “__Host-known-device” (“known-device” without https) is set when you sign in or reset your password, so that somebody who guesses at your password cannot lock you out on this device. It signs nobody in. It lasts {knownDeviceDays} days from your last sign-in.',
            },
            {
              name: 'Conversation with a receptionist',
              text: 'The cookie “talk-”, followed by the name of the receptionist, is set when you send your first message on the page of an AI receptionist. It lets you return to the conversation. It lasts 30 days.',
            },
          ],
        },
        'Your browser also stores the following for our pages. No request sends it to us.',
        {
          entries: [
            {
              name: 'Appearance',
              text: 'Your choice of the light or dark theme (“theme”). It stays until you choose the theme of your system or clear the data of this site.',
            },
            {
              name: 'Registration',
              text: 'What you typed into the registration form, without the passwords (“registration”), so that a reload loses nothing. It is deleted when your account is created, and when you close the tab.',
            },
            {
              name: 'Conversations',
              text: 'A message on the governance platform that you have not sent or that has not reached us (“chat:” and two ids). It is deleted when it has reached us, and when you close the tab.',
            },
            {
              name: 'Page state',
              text: 'The notice that the next page shows (“toast”), how far you had scrolled (“react-router-scroll-positions”) and the version of our site that you opened (“react-router-manifest-version”). They are deleted when you close the tab.',
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        '{legalName} is the controller for this website and for customer accounts. Write to {email} or to {address}, or ring {phone}. Mark it “Privacy”.',
        { link: { label: '{email}', href: 'mailto:{email}' } },
        'Privacy inquiries are answered within 30 days. If our answer does not satisfy you, you may complain to the {authority}.',
        'When this policy changes, the date at its top changes with it. We tell account holders of any change that matters 30 days ahead.',
        {
          link: { label: 'The supervisory authority and its address', href: '/gdpr-compliance#supervisory-authority' },
        },
      ],
    },
  ],
}
