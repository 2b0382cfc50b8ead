import type { Rows } from './adam.ts'

/** Rounds after which the directions hardly move any more. */
const ROUNDS = 60

/** The mean of rows. */
export function meanOf({ width, values }: Rows): Float64Array {
  const mean = new Float64Array(width)
  for (let at = 0; at < values.length; at += 1) mean[at % width] = (mean[at % width] ?? 0) + (values[at] ?? 0)
  return mean.map((sum) => sum / (values.length / width))
}

/** The `count` directions in which rows differ most from their mean, by orthogonal iteration. */
export function findDirections(rows: Rows, mean: Float64Array, count: number): Float64Array[] {
  const spread = covarianceOf(rows, mean)
  // Something that has a part in every direction: the first numbers of a fixed sequence.
  let directions: Float64Array[] = Array.from({ length: count }, (_, one) =>
    mean.map((_, at) => Math.sin(1 + one * 31 + at * 17)),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    directions = makeOrthogonal(directions.map((direction) => spread.map((row) => dot(row, direction))))
  }
  return directions
}

const dot = (one: Float64Array, other: ArrayLike<number>) => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function covarianceOf({ width, values }: Rows, mean: Float64Array): Float64Array[] {
  const spread = Array.from({ length: width }, () => new Float64Array(width))
  for (let first = 0; first < values.length; first += width) {
    const row = mean.map((middle, at) => (values[first + at] ?? 0) - middle)
    spread.forEach((sums, one) => {
      const value = row[one] ?? 0
      for (let other = 0; other < width; other += 1) sums[other] = (sums[other] ?? 0) + value * (row[other] ?? 0)
    })
  }
  return spread
}

/** Gram and Schmidt. */
function makeOrthogonal(directions: (Float64Array | number[])[]): Float64Array[] {
  const made: Float64Array[] = []
  for (const direction of directions) {
    const left = Float64Array.from(direction)
    for (const before of made) {
      const share = dot(before, left)
      for (let at = 0; at < left.length; at += 1) left[at] = (left[at] ?? 0) - share * (before[at] ?? 0)
    }
    const length = Math.sqrt(dot(left, left))
    made.push(left.map((value) => value / length))
  }
  return made
}

/** How far rows reach from the mean in each direction. */
export function project({ width, values }: Rows, mean: Float64Array, directions: Float64Array[]): Rows {
  const projected = new Float32Array((values.length / width) * directions.length)
  for (let row = 0; row < values.length / width; row += 1) {
    const from = mean.map((middle, at) => (values[row * width + at] ?? 0) - middle)
    directions.forEach((direction, at) => {
      projected[row * directions.length + at] = dot(direction, from)
    })
  }
  return { width: directions.length, values: projected }
}
