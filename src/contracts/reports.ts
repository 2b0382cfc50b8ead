import { z } from 'zod'
import { choice, day } from './primitives.ts'

export const REPORT_CONTENTS = [
  { value: 'figures', label: 'Key performance indicators, as of today' },
  { value: 'projects', label: 'Projects under way in the period' },
  { value: 'spend', label: 'Spend of the period' },
  { value: 'reviews', label: 'Policy reviews of the period' },
  { value: 'activity', label: 'Activity of the period' },
] as const
export type ReportContent = (typeof REPORT_CONTENTS)[number]['value']

const NOTHING = 'Please choose what the report is to hold'

/** Both days are in the period. */
export const reportRequest = z
  .object({
    from: day('Please enter the first day'),
    to: day('Please enter the last day'),
    contents: z.array(choice(REPORT_CONTENTS, NOTHING), { error: NOTHING }).min(1, NOTHING),
  })
  .refine(({ from, to }) => to >= from, { message: 'The last day is before the first', path: ['to'] })
