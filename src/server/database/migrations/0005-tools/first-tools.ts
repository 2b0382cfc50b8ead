type FirstTool = {
  slug: string
  kind: 'module' | 'service'
  name: string
  description: string
  audience: 'BUSINESS' | 'GOVERNMENT' | 'BOTH'
  includedFrom: 'professional' | 'advanced' | 'elite' | null
}

/** The seven sector modules of the specification, and the services in its plans and offers. */
export const FIRST_TOOLS: FirstTool[] = [
  ...[
    sectorModule('BRIGID', 'BOTH', 'Healthcare: appointments, reminders and records for hospitals and clinics.'),
    sectorModule('PATRICK', 'GOVERNMENT', 'Public safety and policing: the non-emergency line and community notices.'),
    sectorModule('SALMON', 'BOTH', 'Climate and environment: energy, emissions and recycling counted and explained.'),
    sectorModule('TIR', 'GOVERNMENT', 'Legal and justice: complete files, appointments and guidance in plain words.'),
    sectorModule('FIONN', 'BOTH', 'Education and workforce: courses, grants, apprenticeships and openings.'),
    sectorModule('LIAFAIL', 'GOVERNMENT', 'Infrastructure and transport: faults, works and timetables kept in view.'),
    sectorModule('DAGDA', 'BOTH', 'Cybersecurity and data protection: the first hour of an incident, organised.'),
  ],
  service(
    'ai-receptionist',
    'AI receptionist',
    'professional',
    'Answers the phone in Irish and English, day and night.',
  ),
  service(
    'whatsapp-bot',
    'WhatsApp bot',
    'professional',
    'Answers WhatsApp messages from what the receptionist knows.',
  ),
  service('email-bot', 'Email bot', 'professional', 'Answers routine emails and passes on the others.'),
  service('booking', 'Appointment booking', 'professional', 'Books, moves and cancels appointments in your calendar.'),
  service(
    'call-analytics',
    'Call recording and analytics',
    'professional',
    'What people ask for, when, and how it ended.',
  ),
  service('conversations', 'Advanced conversation handling', 'advanced', 'Longer calls with several questions in one.'),
  service('advanced-analytics', 'Advanced analytics', 'advanced', 'Call analytics by topic, language and outcome.'),
  service('custom-training', 'Custom AI training', 'elite', 'A receptionist trained on your own documents and calls.'),
  service(
    'business-automation',
    'Business automation',
    null,
    'Paperwork that follows a job: quotes, invoices, reminders.',
  ),
  service('ai-website', 'Website with AI integration', null, 'A website with the receptionist built in.'),
  service('ai-marketing', 'AI marketing', null, 'Campaigns written, sent and measured month by month.'),
]

function sectorModule(name: string, audience: FirstTool['audience'], description: string): FirstTool {
  return { slug: name.toLowerCase(), kind: 'module', name, description, audience, includedFrom: null }
}

function service(slug: string, name: string, from: FirstTool['includedFrom'], description: string): FirstTool {
  return { slug, kind: 'service', name, description, audience: 'BUSINESS', includedFrom: from }
}
