import { z } from 'zod'
import { choice, day, line, paragraph, version, wholeNumber } from './primitives.ts'

export const COMPLIANCE_LEVELS = [
  { value: 'COMPLIANT', label: 'Compliant', help: 'Everything that was looked at is as it should be.' },
  { value: 'PARTIAL', label: 'Partial', help: 'Something is still to be put right; the findings say what.' },
] as const
export type ComplianceLevel = (typeof COMPLIANCE_LEVELS)[number]['value']

export function levelLabel(level: ComplianceLevel): string {
  return COMPLIANCE_LEVELS.find(({ value }) => value === level)?.label ?? level
}

const MAX_CHECKS = 40

/** One check on each line. */
const checklist = paragraph(2, 'Please list at least one thing to check, one a line')
  .transform((text) => [...new Set(text.split('\n').map((entry) => entry.trim()))].filter((entry) => entry !== ''))
  .pipe(
    z
      .array(z.string().max(300, 'Please keep each line under 300 characters'))
      .min(1, 'Please list at least one thing to check, one a line')
      .max(MAX_CHECKS, 'Please keep to 40 lines'),
  )

const policyFields = {
  name: line(2, 'Policy name is required'),
  description: paragraph(0, 'Please write this as text').default(''),
  owner: line(2, 'Please name the person responsible for this policy'),
  reviewMonths: wholeNumber(1, 60, 'Please enter months from 1 to 60'),
  nextReview: day('Please enter the day of the review'),
  checklist,
}

export const newPolicy = z.object(policyFields)
/** `version` is the version that the form was filled with. Another version is a conflict. */
export const policyChange = z.object({ ...policyFields, version })

const evidenceLink = z
  .string()
  .trim()
  .max(500, 'This link is too long')
  .refine(
    (text) => text === '' || /^https?:\/\/[^\s]+$/i.test(text),
    'Please enter a whole link, like https://example.ie/minutes',
  )
  .transform((text) => text || null)
  .default(null)

/** The record of one review. `checks` has the lines of the checklist that passed. */
export const policyReview = z.object({
  outcome: choice(COMPLIANCE_LEVELS, 'Please choose an outcome'),
  checks: z.array(z.string().max(300)).max(MAX_CHECKS).default([]),
  findings: paragraph(3, 'Please write what you found'),
  evidence: paragraph(0, 'Please write this as text').default(''),
  evidenceLink,
  nextReview: day('Please enter the day of the next review'),
  version,
})

/** Days before a review at which a mail announces it. Another mail follows on the day itself. */
export const REMIND_DAYS_AHEAD = 14
