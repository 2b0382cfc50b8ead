import type { CallTurn, ExampleCall } from '#content/en/home-examples.ts'

/** Must match the drawing in VoiceStrokes. */
const UNITS_A_SECOND = 10
const STEM = 88

const PITCH = 3.9
const STROKES_IN_A_GROUP = 5
const [SHORTEST, LONGEST] = [18, 76]

/** Returns each part's voice as SVG paths, and no paths for an action. Runs once, on the server. */
export function drawVoices(call: ExampleCall): string[][] {
  return call.parts.map((part) => ('done' in part ? [] : drawVoice(part)))
}

/**
 * Returns one path for each group of up to five strokes. The caller's strokes stand above the stem, the receptionist's
 * hang below. Heights swell and fade within a turn, and are the same at every render.
 */
function drawVoice(turn: CallTurn): string[] {
  const [start, end] = [turn.from * UNITS_A_SECOND, turn.to * UNITS_A_SECOND]
  const side = turn.by === 'caller' ? -1 : 1
  const groups: string[] = []
  for (let slot = 0; start + slot * PITCH <= end; slot += 1) {
    const group = Math.floor(slot / (STROKES_IN_A_GROUP + 1))
    if (slot % (STROKES_IN_A_GROUP + 1) === STROKES_IN_A_GROUP) continue
    const x = start + slot * PITCH
    const swell = 1 - ((2 * (x - start)) / (end - start) - 1) ** 2
    const height = SHORTEST + (LONGEST - SHORTEST) * (0.2 + 0.8 * swell) * (0.4 + 0.6 * noise(Math.round(x * 10)))
    groups[group] = `${groups[group] ?? ''}M${x.toFixed(1)} ${STEM}v${(side * height).toFixed(1)}`
  }
  return groups
}

/** Returns a fixed pseudo-random number in [0, 1) for each integer. */
function noise(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}
