import { crc32, deflateSync } from 'node:zlib'

type Picture = { width: number; height: number; pixels: Buffer }

/** Enough for flat colours and antialiased edges. */
const MAX_COLOURS = 64

/** Encodes RGBA as a PNG with a palette of the most frequent colours. Other colours become the nearest of these. */
export function encodePalettePng({ width, height, pixels }: Picture): Buffer {
  const palette = findFrequentColours(pixels)
  const indexes = new Map<number, number>()
  const lines = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = pixels.readUInt32BE((y * width + x) * 4)
      const index = indexes.get(colour) ?? findNearest(palette, colour)
      indexes.set(colour, index)
      lines[y * (width + 1) + 1 + x] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => splitChannels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function findFrequentColours(pixels: Buffer): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUInt32BE(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a)
  return ranked.slice(0, MAX_COLOURS).map(([colour]) => colour)
}

function findNearest(palette: number[], colour: number): number {
  const wanted = splitChannels(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  palette.forEach((candidate, index) => {
    const distance = splitChannels(candidate).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0)
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}

function splitChannels(colour: number): number[] {
  return [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
