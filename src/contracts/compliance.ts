import { z } from 'zod'
import { line } from './accounts.ts'
import { day, paragraph, wholeNumber } from './form-entries.ts'

export const COMPLIANCE_LEVELS = [
  { value: 'COMPLIANT', label: 'Compliant', help: 'Everything that was looked at is as it should be.' },
  { value: 'PARTIAL', label: 'Partial', help: 'Something is still to be put right; the findings say what.' },
] as const
export type ComplianceLevel = (typeof COMPLIANCE_LEVELS)[number]['value']
const levels = COMPLIANCE_LEVELS.map(({ value }) => value) as [ComplianceLevel, ...ComplianceLevel[]]

export function levelLabel(level: ComplianceLevel): string {
  return COMPLIANCE_LEVELS.find(({ value }) => value === level)?.label ?? level
}

const MOST_CHECKS = 40

/** One thing to look at a line, as it is typed. */
const checklist = paragraph(2, 'Please list at least one thing to check, one a line')
  .transform((text) => [...new Set(text.split('\n').map((entry) => entry.trim()))].filter((entry) => entry !== ''))
  .pipe(
    z
      .array(z.string().max(300, 'Please keep each line under 300 characters'))
      .min(1, 'Please list at least one thing to check, one a line')
      .max(MOST_CHECKS, 'Please keep to 40 lines'),
  )

const policyFields = {
  name: line(2, 'Policy name is required'),
  description: paragraph(0, 'Please write this as text').default(''),
  owner: line(2, 'Please name who answers for this policy'),
  reviewMonths: wholeNumber(60, 'Please enter months from 1 to 60').pipe(
    z.number().min(1, 'Please enter months from 1 to 60'),
  ),
  nextReview: day('Please enter when it is to be reviewed'),
  checklist,
}

export const newPolicy = z.object(policyFields)
/** `version` is the one that the form was filled with: a change by somebody else meanwhile is a conflict. */
export const policyChange = z.object({ ...policyFields, version: z.coerce.number().int() })

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

/** The record of one review. `checks` names the lines of the checklist that were found in order. */
export const policyReview = z.object({
  outcome: z.enum(levels, { error: 'Please choose an outcome' }),
  checks: z.array(z.string().max(300)).max(MOST_CHECKS).default([]),
  findings: paragraph(3, 'Please write what you found'),
  evidence: paragraph(0, 'Please write this as text').default(''),
  evidenceLink,
  nextReview: day('Please enter when it is to be reviewed next'),
  version: z.coerce.number().int(),
})

/** How far ahead a mail says that a review is due; another one follows on the day itself. */
export const REMIND_DAYS_AHEAD = 14
