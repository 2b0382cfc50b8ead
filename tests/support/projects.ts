/** The fields of a new project. */
export function projectForm(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Seán Lemass Bridge',
    description: 'Repairs and a cycle path.',
    department: 'TRANSPORTATION',
    owner: 'Conor Walsh',
    budget: '€250,000.50',
    spend: '0',
    citizensServed: '1,200',
    startDate: '2026-09-01',
    endDate: '2027-03-31',
    progress: '20',
    ...changes,
  }
}

/** The fields of a new policy. */
export function policyForm(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Data protection',
    description: '',
    owner: 'Data protection officer',
    reviewMonths: '12',
    nextReview: '2026-12-01',
    checklist: 'Records are up to date\nStaff were trained',
    ...changes,
  }
}

/** The fields of a complete review. */
export function reviewForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    outcome: 'COMPLIANT',
    checks: ['Records are up to date', 'Staff were trained'],
    findings: 'Everything in order.',
    evidence: 'Minutes of 12 November',
    evidenceLink: 'https://records.example/minutes',
    nextReview: '2027-11-21',
    version: '1',
    ...changes,
  }
}
