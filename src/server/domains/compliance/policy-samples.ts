import type { ComplianceLevel } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishMorning } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'

type PolicySample = {
  name: string
  description: string
  owner: string
  level: ComplianceLevel
  reviewMonths: number
  lastReviewDaysAgo: number
  checklist: string[]
  /** The number of unmet lines at the end of the checklist. */
  open: number
  findings: string
}

const POLICY_SAMPLES: PolicySample[] = [
  {
    name: 'Data protection',
    description: 'How personal data is collected, used, kept and erased (GDPR, Data Protection Act 2018).',
    owner: 'Data protection officer',
    level: 'COMPLIANT',
    reviewMonths: 12,
    lastReviewDaysAgo: 1,
    checklist: ['Records of processing are up to date', 'Requests were answered within a month', 'Staff were trained'],
    open: 0,
    findings: 'Everything in order. Two requests of access, both answered within twelve days.',
  },
  {
    name: 'Web accessibility',
    description: 'Accessibility statement and yearly review of all public pages (S.I. 358 of 2020).',
    owner: 'Digital services',
    level: 'PARTIAL',
    reviewMonths: 12,
    lastReviewDaysAgo: 352,
    checklist: ['The statement is published', 'A feedback route is answered', 'All documents are tagged PDF'],
    open: 1,
    findings: 'Older planning documents are scanned pictures. Replacing them goes on.',
  },
  {
    name: 'Official languages',
    description: 'Replies, recorded announcements and forms in Irish (Official Languages Acts).',
    owner: 'Muireann Ní Shé',
    level: 'COMPLIANT',
    reviewMonths: 6,
    lastReviewDaysAgo: 95,
    checklist: ['Letters are answered in the language of the writer', 'Announcements are in Irish or in both'],
    open: 0,
    findings: 'Both duties are met on all lines.',
  },
  {
    name: 'Procurement and tendering',
    description: 'Purchases above the national threshold are tendered openly.',
    owner: 'Finance office',
    level: 'COMPLIANT',
    reviewMonths: 12,
    lastReviewDaysAgo: 6,
    checklist: ['All tenders were published', 'Conflicts of interest are declared'],
    open: 0,
    findings: 'Eleven tenders, all published. Declarations are complete.',
  },
]

export async function addPolicySamples(tx: Tx, organisationId: string): Promise<void> {
  const today = irishDay(tx.now())
  for (const sample of POLICY_SAMPLES) {
    const id = newId('pol')
    const reviewed_on = addToDay(today, { days: -sample.lastReviewDaysAgo })
    const next_review = addToDay(reviewed_on, { months: sample.reviewMonths })
    const created_at = startOfIrishMorning(reviewed_on)
    const shared = { organisation_id: organisationId, next_review, source: 'sample' as const, created_at }
    await tx.db
      .insertInto('policies')
      .values({
        ...shared,
        id,
        name: sample.name,
        description: sample.description,
        owner: sample.owner,
        level: sample.level,
        review_months: sample.reviewMonths,
        last_review: reviewed_on,
        checklist: JSON.stringify(sample.checklist),
        reminded: null,
        version: 1,
        updated_at: created_at,
      })
      .execute()
    const met = sample.checklist.length - sample.open
    await tx.db
      .insertInto('policy_reviews')
      .values({
        ...shared,
        id: newId('rev'),
        policy_id: id,
        outcome: sample.level,
        checks: JSON.stringify(sample.checklist.map((text, index) => ({ text, isMet: index < met }))),
        findings: sample.findings,
        evidence: '',
        evidence_link: null,
        reviewed_on,
        by_user_id: null,
      })
      .execute()
  }
}

/** Deletes sample policies that nobody has reviewed or changed, with their reviews. */
export async function clearPolicySamples(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('policies')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
