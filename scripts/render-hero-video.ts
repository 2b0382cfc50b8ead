// Renders the looping background film of the home page and its posters into src/web/assets/hero/.
// The frames are drawn by scripts/hero-video/draw-hero.js on a canvas in Chromium and encoded by ffmpeg.
// Run it again after changing the drawing or the settings below, and commit the files it writes:
//   node scripts/render-hero-video.ts
// It needs ffmpeg with libx264, libwebp and libsvtav1 (or libvpx-vp9), and Chromium; FFMPEG_PATH and
// CHROMIUM_PATH name them where they are not in the usual places. It takes several minutes.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'

type WebmCodec = 'av1' | 'vp9'

interface Size {
  name: string
  width: number
  height: number
  crf: Record<WebmCodec | 'h264', number> // lower is better and larger
}

const FPS = 24
const FRAMES = 16 * FPS
const FIRST_FRAME = 0.33 // the poster is the first frame, so the film starts without a jump
const SIZES: Size[] = [
  { name: 'wide', width: 1600, height: 900, crf: { av1: 17, vp9: 31, h264: 20 } },
  { name: 'tall', width: 900, height: 1200, crf: { av1: 19, vp9: 34, h264: 24.5 } },
]
const VIDEO_BUDGET = 1_450_000 // bytes, all four films together

const ffmpegPath = process.env.FFMPEG_PATH ?? 'ffmpeg'
const assets = join(import.meta.dirname, '../src/web/assets/hero')
const drawing = new URL(import.meta.resolve('./hero-video/draw-hero.js'))

function findChromium(): string {
  const places = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : places.map((name) => `/usr/bin/${name}`)
  const found = candidates.find((path) => existsSync(path))
  if (!found) {
    throw new Error(`Chromium not found (looked for ${candidates.join(', ')}). Install it or set CHROMIUM_PATH.`)
  }
  return found
}

/** Chooses the encoder for WebM: AV1, or else VP9. */
function chooseWebmCodec(): WebmCodec {
  const result = spawnSync(ffmpegPath, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (result.error || result.status !== 0) {
    throw new Error(`ffmpeg cannot be run as "${ffmpegPath}". Install it or set FFMPEG_PATH.`)
  }
  const has = (encoder: string) => result.stdout.includes(` ${encoder} `)
  const missing = ['libx264', 'libwebp'].filter((encoder) => !has(encoder))
  if (missing.length > 0) throw new Error(`This ffmpeg lacks ${missing.join(' and ')}.`)
  if (has('libsvtav1')) return 'av1'
  if (has('libvpx-vp9')) return 'vp9'
  throw new Error('This ffmpeg has neither libsvtav1 nor libvpx-vp9.')
}

/** One ffmpeg reads the frames once and writes both films and the poster. */
function startEncoder(size: Size, codec: WebmCodec, dir: string) {
  const input = `-y -loglevel error -f image2pipe -c:v png -framerate ${FPS} -i -`
  const film = [
    `-map 0:v -an -g ${FRAMES}`, // one key frame: nothing pulses within the loop
    '-vf scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int',
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
  ].join(' ')
  const { av1, vp9, h264 } = size.crf
  const webm = {
    av1: `-pix_fmt yuv420p10le -c:v libsvtav1 -preset 4 -crf ${av1}`, // ten bits: no bands in the dark sky
    vp9: `-pix_fmt yuv420p -c:v libvpx-vp9 -crf ${vp9} -b:v 0 -row-mt 1`,
  }[codec]
  const mp4 = `-pix_fmt yuv420p -c:v libx264 -preset veryslow -refs 4 -crf ${h264} -aq-mode 3 -movflags +faststart`
  const poster = '-map 0:v -frames:v 1 -pix_fmt bgra -c:v libwebp -compression_level 6 -quality 87'
  const args = [
    ...input.split(' '),
    ...[...`${film} ${webm}`.split(' '), join(dir, `hero-${size.name}.webm`)],
    ...[...`${film} ${mp4}`.split(' '), join(dir, `hero-${size.name}.mp4`)],
    ...[...poster.split(' '), join(dir, `hero-poster-${size.name}.webp`)],
  ]
  return spawn(ffmpegPath, args, { stdio: ['pipe', 'inherit', 'inherit'] })
}

/** Prepares frame(t) in the page. A 16-bit canvas gives the encoders the fine steps of the sky. */
async function prepareCanvas(page: Page, { width, height }: Size): Promise<void> {
  const module = `data:text/javascript;base64,${readFileSync(drawing).toString('base64')}`
  await page.evaluate(`(async () => {
    const { drawHero } = await import("${module}");
    const canvas = Object.assign(document.createElement("canvas"), { width: ${width}, height: ${height} });
    const ctx = canvas.getContext("2d", { alpha: false, willReadFrequently: true, colorType: "float16" });
    globalThis.frame = (t) => {
      drawHero(ctx, ${width}, ${height}, t);
      return canvas.toDataURL("image/png").split(",")[1];
    };
  })()`)
}

async function render(page: Page, size: Size, codec: WebmCodec, dir: string): Promise<void> {
  await prepareCanvas(page, size)
  const encoder = startEncoder(size, codec, dir)
  const input = encoder.stdin
  const exit = once(encoder, 'close')
  input.on('error', () => {}) // a broken pipe shows as ffmpeg's exit code
  for (let i = 0; i < FRAMES && encoder.exitCode === null; i++) {
    const png = await page.evaluate<string>(`frame(${(FIRST_FRAME + i / FRAMES) % 1})`)
    const full = !input.write(Buffer.from(png, 'base64'))
    if (full) await Promise.race([new Promise((resolve) => input.once('drain', resolve)), exit])
    if (i % FPS === 0) console.log(`${size.name}: ${i / FPS} of ${FRAMES / FPS} s`)
  }
  input.end()
  const [code] = await exit
  if (code !== 0) throw new Error(`ffmpeg failed on the ${size.name} film (exit code ${code}).`)
}

async function main(): Promise<void> {
  const executablePath = findChromium()
  const codec = chooseWebmCodec()
  const flags = '--no-sandbox --disable-gpu --disable-background-networking --no-first-run --disable-sync'
  const args = [...flags.split(' '), '--disable-component-update']
  const dir = mkdtempSync(join(tmpdir(), 'hero-video-'))
  try {
    const browser = await chromium.launch({ executablePath, args })
    try {
      const page = await browser.newPage()
      for (const size of SIZES) await render(page, size, codec, dir)
    } finally {
      await browser.close()
    }
    mkdirSync(assets, { recursive: true })
    let total = 0
    for (const file of readdirSync(dir)) {
      const bytes = statSync(join(dir, file)).size
      copyFileSync(join(dir, file), join(assets, file))
      console.log(`${file}: ${bytes} bytes`)
      if (!file.endsWith('.webp')) total += bytes
    }
    if (total > VIDEO_BUDGET) throw new Error(`The films take ${total} bytes; the budget is ${VIDEO_BUDGET}.`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
