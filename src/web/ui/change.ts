/** A figure against an earlier one, and whether that is good. */
export type Change = { text: string; verdict: 'better' | 'worse' | 'same' }

export const CHANGE_COLOURS: Record<Change['verdict'], string> = {
  better: 'text-positive',
  worse: 'text-critical',
  same: 'text-muted',
}
