import type { ProjectStatus } from '#contracts/projects.ts'
import { STATUS_TRANSITIONS } from '#contracts/projects.ts'
import { foldText } from '../../search/fold.ts'

export function canBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return STATUS_TRANSITIONS[from].includes(to)
}

/** A search for what may hold signs that LIKE reads as its own; the sign before them is `~`. */
export function likePattern(typed: string): string {
  return `%${foldText(typed).replaceAll(/[~%_]/g, '~$&')}%`
}

/** Whole percent of a whole; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
