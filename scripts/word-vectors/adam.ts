/** Rows of a matrix one after the other, each with `width` numbers. */
export interface Rows {
  width: number
  values: Float32Array
}

/** How vectors move in one step: the slope of what is to become less, of the rows that have one. */
export type Gradient = Map<number, Float64Array>

const DECAY = { first: 0.9, second: 0.999 }
const LEAST = 1e-8

/** Moves rows against their slopes, in place (Adam, Kingma and Ba 2015). Rows without a slope stay. */
export function createAdam({ width, values }: Rows): (gradient: Gradient, rate: number) => void {
  const [means, spreads] = [new Float32Array(values.length), new Float32Array(values.length)]
  let step = 0
  return (gradient, rate) => {
    step += 1
    const [even, odd] = [1 - DECAY.first ** step, 1 - DECAY.second ** step]
    for (const [row, slopes] of gradient) {
      for (let place = 0; place < width; place += 1) {
        const at = row * width + place
        const slope = slopes[place] ?? 0
        const mean = DECAY.first * (means[at] ?? 0) + (1 - DECAY.first) * slope
        const spread = DECAY.second * (spreads[at] ?? 0) + (1 - DECAY.second) * slope * slope
        means[at] = mean
        spreads[at] = spread
        values[at] = (values[at] ?? 0) - (rate * mean) / even / (Math.sqrt(spread / odd) + LEAST)
      }
    }
  }
}

/** Adds a share of a direction to the slope of a row. */
export function addSlope(gradient: Gradient, row: number, direction: ArrayLike<number>, share: number): void {
  const slopes = gradient.get(row) ?? new Float64Array(direction.length)
  for (let at = 0; at < direction.length; at += 1) slopes[at] = (slopes[at] ?? 0) + (direction[at] ?? 0) * share
  gradient.set(row, slopes)
}

/** The generator of Park and Miller: the same numbers between 0 and 1 for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Fisher and Yates. */
export function shuffle<Item>(items: Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}
