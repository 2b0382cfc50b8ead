import type { DeskMoment, DeskThread } from '#contracts/receptionist/desk.ts'
import { formatTime } from '#contracts/words/dates.ts'

export type LineLabel = {
  x: number
  text: string
  kind: 'done' | 'unknown' | 'asked' | 'taken over' | 'plain'
  /** The side of the label that is at x, so that the ends of the line do not cut it. */
  anchor: 'start' | 'middle' | 'end'
  /** Whether the label fits at that width without overlapping another. */
  isWide: boolean
  isNarrow: boolean
}
/** A moment's stretch of the line, from the moment before it to the one after. */
export type LineStop = { id: string; from: number; to: number }

export type LineLayout = {
  width: number
  /** x of the last stroke. */
  end: number
  paths: Record<string, string>
  times: LineLabel[]
  labels: LineLabel[]
  /** The stretches in which the receptionist is silent. */
  silences: [from: number, to: number][]
  /** Without notes, which are not drawn. */
  stops: LineStop[]
}

/** Fits a phone: a short conversation is seen whole. */
const MIN_WIDTH = 420
const WIDE_WINDOW = 740
/** Pixels of a unit at the least: closer strokes could not be counted. A longer line scrolls. */
export const LEAST_SCALE = 0.8
export const STEM = 60
const PITCH = 4.5
const FIVE_GAP = 4
const LETTER = 7

/** Lays out a conversation along its line. What was said sets the number of strokes, and pauses set the gaps. */
export function layOutLine({ moments }: DeskThread): LineLayout {
  const layout = { paths: {} as Record<string, string>, silences: [] as [number, number][] }
  const times: Placed[] = []
  const labels: Placed[] = []
  const places: { id: string; x: number }[] = []
  let x = 6
  let silentFrom: number | undefined
  moments.forEach((moment, index) => {
    if (moment.kind === 'note') return
    x += gapBefore(moments[index - 1], moment)
    places.push({ id: moment.id, x })
    if (moment.kind === 'said') {
      const time = formatTime(moment.at)
      if (times.at(-1)?.text !== time) times.push({ x, text: time, kind: 'plain' })
      layout.paths[moment.by] = `${layout.paths[moment.by] ?? ''}${drawStrokes(moment.by, moment.strokes, x)}`
      x += computeWidth(moment.strokes)
      return
    }
    layout.paths[moment.mark] = `${layout.paths[moment.mark] ?? ''}${drawMark(moment.mark, x)}`
    labels.push(...placeLabel(moment, x))
    if (moment.mark === 'taken over') silentFrom ??= x
    if (moment.mark === 'given back' && silentFrom !== undefined) {
      layout.silences.push([silentFrom, x])
      silentFrom = undefined
    }
    x += 8
  })
  if (silentFrom !== undefined) layout.silences.push([silentFrom, x])
  labels.push(...layout.silences.map(([from, to]): Placed => ({ x: (from + to) / 2, text: 'Silent', kind: 'plain' })))
  const width = Math.max(MIN_WIDTH, x + 60)
  return {
    ...layout,
    end: x,
    width,
    times: thinOut(times, width),
    labels: thinOut(labels, width),
    stops: tile(places, x),
  }
}

type Placed = Pick<LineLabel, 'x' | 'text' | 'kind'>

/** Each moment reaches from shortly before it to the next one. */
function tile(places: { id: string; x: number }[], end: number): LineStop[] {
  return places.map(({ id, x }, index) => ({ id, from: x - 4, to: (places[index + 1]?.x ?? end + 8) - 4 }))
}

/** The gap grows with the length of a silence: small for a minute, larger for an hour. */
function gapBefore(before: DeskMoment | undefined, { at, kind }: DeskMoment): number {
  if (before === undefined) return 0
  const minutes = Math.max(0, Date.parse(at) - Date.parse(before.at)) / 60_000
  return (kind === 'said' ? 12 : 6) + Math.min(60, 9 * Math.log2(1 + minutes))
}

const computePlace = (index: number) => index * PITCH + Math.floor(index / 5) * FIVE_GAP
const computeWidth = (strokes: number) => computePlace(strokes - 1)

function drawStrokes(by: Extract<DeskMoment, { kind: 'said' }>['by'], count: number, x: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round((x + computePlace(index)) * 10) / 10
    if (by === 'contact') return `M${at} ${STEM}v-32`
    return by === 'staff' ? `M${at + 5} ${STEM}l-10 40` : `M${at} ${STEM}v40`
  }).join('')
}

type Mark = Extract<DeskMoment, { kind: 'did' }>['mark']

function drawMark(mark: Mark, x: number): string {
  const at = Math.round(x * 10) / 10
  if (mark === 'step') return `M${at} ${STEM - 5}v10`
  if (mark === 'unknown') return `M${at - 8} ${STEM - 9}h16`
  return mark === 'taken over' ? `M${at - 9} ${STEM + 44}l18 -88` : `M${at} ${STEM - 12}v24`
}

const SHORT = 26

type Did = Extract<DeskMoment, { kind: 'did' }>

function placeLabel(moment: Did, x: number): Placed[] {
  const { mark, text } = moment
  if (mark === 'step') return text === 'Said that it is an AI' ? [{ x, text: 'Said it is AI', kind: 'plain' }] : []
  if (mark === 'given back') return [{ x, text: 'Given back', kind: 'plain' }]
  const words = shorten(moment)
  const short = words.length > SHORT ? `${words.slice(0, SHORT - 1).trimEnd()}…` : words
  return [{ x, text: short, kind: mark === 'urgent' ? 'taken over' : mark }]
}

function shorten({ mark, tag, text }: Did): string {
  if (mark === 'asked') return 'Asked for a person'
  if (mark === 'taken over') return `${text.split(' ')[0]} took over`
  return mark === 'done' || tag === undefined ? (tag ?? text) : `${tag}: ${text}`
}

/** Drops overlapping labels, for a line as wide as its window and for one that scrolls. Later labels have priority. */
function thinOut(placed: Placed[], width: number): LineLabel[] {
  const anchored = placed.map((label) => ({ ...label, anchor: chooseAnchor(label, width) }))
  const wide = chooseApart(anchored, Math.max(LEAST_SCALE, WIDE_WINDOW / width))
  const narrow = chooseApart(anchored, LEAST_SCALE)
  return anchored
    .map((label) => ({ ...label, isWide: wide.has(label), isNarrow: narrow.has(label) }))
    .filter(({ isWide, isNarrow }) => isWide || isNarrow)
}

type Anchored = Placed & Pick<LineLabel, 'anchor'>

const computeLength = ({ text }: Placed) => text.length * LETTER + 16

function chooseAnchor(label: Placed, width: number): LineLabel['anchor'] {
  const half = computeLength(label) / 2 / LEAST_SCALE
  if (label.x < half) return 'start'
  return label.x + half > width ? 'end' : 'middle'
}

const PARTS_BEFORE = { start: 0, middle: 0.5, end: 1 }

function chooseApart(placed: Anchored[], scale: number): Set<Anchored> {
  const chosen: Anchored[] = []
  const startOf = (label: Anchored) => label.x * scale - computeLength(label) * PARTS_BEFORE[label.anchor]
  const isApart = (label: Anchored) =>
    chosen.every((other) => {
      const [first, second] = startOf(label) < startOf(other) ? [label, other] : [other, label]
      return startOf(first) + computeLength(first) < startOf(second)
    })
  const byWeight = [
    ...placed.filter(({ kind }) => kind !== 'plain').reverse(),
    ...placed.filter(({ kind }) => kind === 'plain'),
  ]
  for (const label of byWeight) if (isApart(label)) chosen.push(label)
  return new Set(chosen)
}
