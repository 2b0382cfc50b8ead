import { z } from 'zod'
import { choice } from './primitives.ts'
import { createMessageSchema } from './support.ts'
import { formatCount } from './words/amounts.ts'

export const TRAINING_TOPICS = [
  { value: 'receptionist', label: 'Working with the AI receptionist' },
  { value: 'portal', label: 'Projects, policies and reports in the dashboard' },
  { value: 'module', label: 'A sector module' },
  { value: 'responsible-ai', label: 'AI in public services: law and good practice' },
] as const

const MANY = 10_000

export const requestTrainingInput = z.object({
  topic: choice(TRAINING_TOPICS, 'Choose what the training is about'),
  people: z
    .union([z.literal(''), z.coerce.number().int().min(1).max(MANY)], {
      error: `A whole number from 1 to ${formatCount(MANY)}, or nothing`,
    })
    .default(''),
  message: createMessageSchema('Tell us what your people should be able to do afterwards'),
})
