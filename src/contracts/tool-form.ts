import { z } from 'zod'
import { line } from './accounts.ts'
import { PLAN_IDS } from './plans.ts'
import { TOOL_AUDIENCES, TOOL_KINDS, type ToolAudience, type ToolKind } from './tools.ts'

export const TOOL_KIND_LABELS: Record<ToolKind, string> = { module: 'Sector module', service: 'Service' }

export const TOOL_AUDIENCE_LABELS: Record<ToolAudience, string> = {
  BUSINESS: 'Business',
  GOVERNMENT: 'Government',
  BOTH: 'Business and government',
}

export const LONGEST_TOOL_DESCRIPTION = 400

const SLUG_RULE = 'Use small letters without fadas, digits and single hyphens, like call-analytics'

/** What an administrator says of a tool, always as a whole. */
export const toolForm = z.object({
  name: line(2, 'Name is required').pipe(z.string().max(80, 'At most 80 characters')),
  slug: z
    .string({ error: 'Slug is required' })
    .trim()
    .min(2, 'Slug is required')
    .max(60, 'At most 60 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, SLUG_RULE),
  description: line(10, 'Describe it in at least 10 characters').pipe(
    z.string().max(LONGEST_TOOL_DESCRIPTION, `At most ${LONGEST_TOOL_DESCRIPTION} characters`),
  ),
  kind: z.enum(TOOL_KINDS, { error: 'Please choose a kind' }),
  targetAudience: z.enum(TOOL_AUDIENCES, { error: 'Please choose an audience' }),
  includedFrom: z
    .enum(['', ...PLAN_IDS], { error: 'Please choose a plan' })
    .default('')
    .transform((plan) => plan || null),
  /** A box that is not ticked is not sent. */
  isActive: z
    .literal('on')
    .optional()
    .transform((box) => box === 'on'),
})

export type ToolForm = z.output<typeof toolForm>
