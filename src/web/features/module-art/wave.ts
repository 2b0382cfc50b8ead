/** A row of equal hills and hollows along `y`. Each is a parabola, so that the height at any x is exact. */
export type Wave = { y: number; height: number; length: number; start: number }

const END = 1600

export function wavePath({ y, height, length, start }: Wave): string {
  const half = length / 2
  let path = `M${start} ${y}Q${start + half / 2} ${y - height * 2} ${start + half} ${y}`
  for (let x = start + length; x < END; x += half) path += `T${x} ${y}`
  return path
}

export function waveAt({ y, height, length, start }: Wave, x: number): number {
  const half = length / 2
  const along = (x - start) / half
  const index = Math.floor(along)
  const part = along - index
  const rise = 4 * height * part * (1 - part)
  return Math.round(index % 2 === 0 ? y - rise : y + rise)
}
