import { MATERIAL_FAILURES } from '../../material/material.ts'
import { OUTSIDE_FAILURES } from '../../outside/index.ts'

/** Why a reading failed, in words for staff. */
export const FAILURE_WORDS = {
  ...OUTSIDE_FAILURES,
  ...MATERIAL_FAILURES,
  bad_answer: 'The first page could not be read: the website answered with an error. Check that its address is right.',
  large_page: 'What stands at the address is larger than can be read, or never ends. Check that the address is right.',
  forbidden:
    'The website allows no program to read it. Its robots.txt says so. Whoever runs the website can change it.',
  lost_file: 'The file is no longer here. Please add it again.',
  gave_up: 'Reading stopped in the middle, several times. Please try again in a few minutes.',
} as const

export const sayFailure = (code: string | null): string | null =>
  code === null ? null : (FAILURE_WORDS[code as keyof typeof FAILURE_WORDS] ?? OUTSIDE_FAILURES.bad_answer)
