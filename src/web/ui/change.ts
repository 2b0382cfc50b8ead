/** A difference to an earlier figure, and whether it is good. */
export type Change = { text: string; verdict: 'better' | 'worse' | 'same' }

export const CHANGE_COLOURS: Record<Change['verdict'], string> = {
  better: 'text-positive',
  worse: 'text-critical',
  same: 'text-muted',
}
