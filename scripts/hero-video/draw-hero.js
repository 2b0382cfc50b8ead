// Draws one frame of the hero video: before dawn over the Atlantic, four ridges with mist between them, and a stem with
// "gach glao freagartha, de ló is d'oíche" in ogham strokes. Everything that moves makes a whole number of cycles while
// t goes from 0 to 1, so the film loops without a seam. Drawing uses no random numbers: the same size and t always give
// the same picture.

const TAU = Math.PI * 2
const PHRASE = 'GACH GLAO FREAGARTHA DE LO IS DOICHE '

/** Each letter as [kind, number of strokes]; see drawStroke for the kinds. */
const LETTERS = {
  B: ['below', 1],
  L: ['below', 2],
  F: ['below', 3],
  S: ['below', 4],
  N: ['below', 5],
  H: ['above', 1],
  D: ['above', 2],
  T: ['above', 3],
  C: ['above', 4],
  M: ['oblique', 1],
  G: ['oblique', 2],
  R: ['oblique', 5],
  A: ['notch', 1],
  O: ['notch', 2],
  U: ['notch', 3],
  E: ['notch', 4],
  I: ['notch', 5],
}

/** Far to near. y is the height of the foot, rise and waves shape the crest, seed picks its outline. */
const RIDGES = [
  { y: 0.54, rise: 0.2, waves: 2.6, seed: 3.1, colour: '#1a3e45', mist: 0.2 },
  { y: 0.6, rise: 0.17, waves: 3.1, seed: 18.4, colour: '#122f36', mist: 0.17 },
  { y: 0.67, rise: 0.12, waves: 3.4, seed: 41.2, colour: '#0b2127', mist: 0.14 },
  { y: 0.82, rise: 0.12, waves: 2.2, seed: 77.7, colour: '#07161a', mist: 0.06 },
]

const clamp01 = (x) => Math.min(1, Math.max(0, x))
const smooth = (x) => x * x * (3 - 2 * x)

/** A fixed pseudo-random number in [0, 1) for every n. */
function hash(n) {
  const s = Math.sin(n * 127.1) * 43758.5453
  return s - Math.floor(s)
}

function noise(x) {
  const i = Math.floor(x)
  const f = smooth(x - i)
  return hash(i) * (1 - f) + hash(i + 1) * f
}

/** Four octaves of noise: the outline of a hill. */
const outline = (x) =>
  noise(x) * 0.56 + noise(x * 2.1 + 9) * 0.28 + noise(x * 4.3 + 31) * 0.11 + noise(x * 9.1 + 57) * 0.05

function addStops(gradient, stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** Places the strokes of a text along a line. Returns them with the length of the line. */
function cutStrokes(text, pitch) {
  const strokes = []
  let x = 0
  for (const char of text) {
    if (char === ' ') {
      x += pitch * 2.4
      continue
    }
    const [kind, count] = LETTERS[char]
    for (let i = 0; i < count; i++) {
      strokes.push({ x, kind })
      x += pitch
    }
    x += pitch * 0.9
  }
  return { strokes, length: x }
}

function drawSky(ctx, w, h, t) {
  ctx.fillStyle = addStops(ctx.createLinearGradient(0, 0, 0, h), [
    [0, '#050e12'],
    [0.42, '#0a1d24'],
    [0.62, '#123239'],
    [1, '#061115'],
  ])
  ctx.fillRect(0, 0, w, h)

  // One cold light low on the right, breathing once per loop.
  const breath = 0.5 + 0.5 * Math.sin(TAU * t)
  const x = w * 0.78
  const y = h * 0.6
  ctx.fillStyle = addStops(ctx.createRadialGradient(x, y, 0, x, y, w * 0.55), [
    [0, `rgba(160,194,182,${0.42 + 0.05 * breath})`],
    [0.35, 'rgba(66,116,118,.26)'],
    [1, 'rgba(10,29,36,0)'],
  ])
  ctx.fillRect(0, 0, w, h)
}

function drawRidge(ctx, w, h, ridge) {
  ctx.beginPath()
  ctx.moveTo(0, h)
  for (let x = 0; x <= w + 4; x += 4) {
    const growth = 0.45 + 0.75 * smooth(clamp01((x / w - 0.08) / 0.75)) // low on the left, under the text
    const crest = outline((x / w) * ridge.waves + ridge.seed) * 1.5 - 0.42
    ctx.lineTo(x, h * ridge.y - h * ridge.rise * crest * growth)
  }
  ctx.lineTo(w, h)
  ctx.closePath()
  ctx.fillStyle = ridge.colour
  ctx.fill()
}

/** Draws seven flat patches of mist in front of a ridge. Each drifts out and back once per loop. */
function drawMist(ctx, w, h, t, ridge, index) {
  for (let k = 0; k < 7; k++) {
    const p = hash(index * 13 + k * 7.7)
    const q = hash(index * 29 + k * 3.3)
    const x = w * (p * 1.3 - 0.15) + Math.sin(TAU * (t + q)) * w * 0.045 * (1 + index * 0.4)
    const y = h * (ridge.y + 0.045 + q * 0.06) + Math.cos(TAU * (t + p)) * h * 0.006
    const rx = w * (0.16 + 0.16 * q)
    const ry = h * (0.018 + 0.03 * p)
    const alpha = ridge.mist * (0.8 + 0.2 * Math.sin(TAU * (t + p)))
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(1, ry / rx)
    ctx.fillStyle = addStops(ctx.createRadialGradient(0, 0, 0, 0, 0, rx), [
      [0, `rgba(150,186,184,${alpha})`],
      [0.5, `rgba(120,162,162,${alpha * 0.45})`],
      [1, 'rgba(120,162,162,0)'],
    ])
    ctx.fillRect(-rx, -rx, rx * 2, rx * 2)
    ctx.restore()
  }
}

function drawStroke(ctx, x, y, length, kind) {
  ctx.beginPath()
  if (kind === 'above') {
    ctx.moveTo(x, y)
    ctx.lineTo(x, y - length)
  } else if (kind === 'below') {
    ctx.moveTo(x, y)
    ctx.lineTo(x, y + length)
  } else if (kind === 'oblique') {
    ctx.moveTo(x - length * 0.22, y + length)
    ctx.lineTo(x + length * 0.22, y - length)
  } else {
    ctx.moveTo(x, y - length * 0.45)
    ctx.lineTo(x, y + length * 0.45)
  }
  ctx.stroke()
}

/** Draws the stem and its strokes, which rise and fall from left to right like speech. */
function drawStem(ctx, w, h, t) {
  const tall = h > w
  const u = tall ? h / 1000 : w / 1600 // a tall frame is shown small and cropped, so its strokes are larger
  const y = h * 0.78
  ctx.lineCap = 'butt'
  ctx.lineWidth = 1.25 * u
  ctx.strokeStyle = addStops(ctx.createLinearGradient(0, 0, w, 0), [
    [0, 'rgba(176,201,199,.22)'],
    [0.35, 'rgba(176,201,199,.4)'],
    [1, 'rgba(176,201,199,.55)'],
  ])
  ctx.beginPath()
  ctx.moveTo(0, y)
  ctx.lineTo(w, y)
  ctx.stroke()

  ctx.lineWidth = 3 * u
  const line = cutStrokes(PHRASE, 12 * u)
  const syllables = (9 * w) / (1600 * u)
  for (let start = 20 * u; start < w + 20; start += line.length) {
    for (const stroke of line.strokes) {
      const x = start + stroke.x
      if (x > w + 20) break
      const n = x / w
      const phrase = Math.max(0, Math.sin(TAU * (n * 1.25 - t * 2 - 0.02))) ** 1.3
      const syllable = 0.62 + 0.38 * Math.sin(TAU * (n * syllables - t * 6))
      const accent = 0.7 + 0.3 * hash(Math.round(x / u))
      const edge = 0.3 + 0.7 * smooth(Math.min(1, n / (tall ? 0.35 : 0.55))) // quiet under the text
      const level = (0.09 + 0.91 * phrase * syllable * accent) * edge
      ctx.strokeStyle =
        level > 0.3 ? `rgba(232,183,48,${0.35 + 0.6 * level})` : `rgba(190,205,190,${0.22 + level * 0.6})`
      drawStroke(ctx, x, y, 124 * u * level, stroke.kind)
    }
  }
}

/** Darkens the ground of the text (left and top) and of the foot note. */
function drawScrims(ctx, w, h) {
  ctx.fillStyle = addStops(ctx.createLinearGradient(0, 0, w * 0.72, 0), [
    [0, 'rgba(5,14,18,.72)'],
    [0.6, 'rgba(5,14,18,.28)'],
    [1, 'rgba(5,14,18,0)'],
  ])
  ctx.fillRect(0, 0, w, h)
  ctx.fillStyle = addStops(ctx.createLinearGradient(0, 0, 0, h), [
    [0, 'rgba(5,14,18,.55)'],
    [0.22, 'rgba(5,14,18,0)'],
    [0.86, 'rgba(5,14,18,0)'],
    [1, 'rgba(5,14,18,.7)'],
  ])
  ctx.fillRect(0, 0, w, h)
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} w width of the frame in pixels
 * @param {number} h height of the frame in pixels; a frame taller than wide gets larger strokes
 * @param {number} t position in the loop, from 0 up to but not including 1
 */
export function drawHero(ctx, w, h, t) {
  drawSky(ctx, w, h, t)
  RIDGES.forEach((ridge, index) => {
    drawRidge(ctx, w, h, ridge)
    drawMist(ctx, w, h, t, ridge, index)
  })
  drawStem(ctx, w, h, t)
  drawScrims(ctx, w, h)
}
