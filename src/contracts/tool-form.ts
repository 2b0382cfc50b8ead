import { z } from 'zod'
import { PLAN_IDS } from './plans.ts'
import { line, slug, tickedBox, version } from './primitives.ts'
import { TOOL_AUDIENCES, TOOL_KINDS, type ToolAudience, type ToolKind } from './tools.ts'

export const TOOL_KIND_LABELS: Record<ToolKind, string> = { module: 'Sector module', service: 'Service' }

export const TOOL_AUDIENCE_LABELS: Record<ToolAudience, string> = {
  BUSINESS: 'Business',
  GOVERNMENT: 'Government',
  BOTH: 'Business and government',
}

export const MAX_TOOL_DESCRIPTION_LENGTH = 400

const SLUG_RULE = 'Use small letters without fadas, digits and single hyphens, like call-analytics'

/** The fields of a tool that an administrator edits. All are required. */
export const toolForm = z.object({
  name: line(2, 'Name is required', { maxLength: 80, tooLong: 'At most 80 characters' }),
  slug: line(2, 'Slug is required', { maxLength: 60, tooLong: 'At most 60 characters' }).pipe(slug(SLUG_RULE)),
  description: line(10, 'Describe it in at least 10 characters', {
    maxLength: MAX_TOOL_DESCRIPTION_LENGTH,
    tooLong: `At most ${MAX_TOOL_DESCRIPTION_LENGTH} characters`,
  }),
  kind: z.enum(TOOL_KINDS, { error: 'Please choose a kind' }),
  targetAudience: z.enum(TOOL_AUDIENCES, { error: 'Please choose an audience' }),
  includedFrom: z
    .enum(['', ...PLAN_IDS], { error: 'Please choose a plan' })
    .default('')
    .transform((plan) => plan || null),
  isActive: tickedBox,
})

/** `version` is the version that the form was filled with. */
export const toolChange = toolForm.extend({ version })

export type ToolForm = z.output<typeof toolForm>
