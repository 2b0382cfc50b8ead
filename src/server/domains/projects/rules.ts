import type { ProjectStatus } from '#contracts/projects.ts'
import { STATUS_TRANSITIONS } from '#contracts/projects.ts'
import { foldText } from '../../search/fold.ts'

export function canBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return STATUS_TRANSITIONS[from].includes(to)
}

/** Escapes the wildcards of LIKE with `~`. */
export function buildLikePattern(typed: string): string {
  return `%${foldText(typed).replaceAll(/[~%_]/g, '~$&')}%`
}

/** Whole percent. 0 when the whole is 0. */
export function calculatePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
