// Renders the icons in public/ and the social images in public/social/: one of 1200 x 630 for every page of the sitemap,
// shown when somebody shares a link. An image shows its page's title, ogham word and, for a module, the drawing. The files
// are committed, because not every machine that builds has Chromium. Run it after a new page, article or title:
//   npm run build && node scripts/render-social-images.ts
// The images show the default company name. CHROMIUM_PATH names a Chromium other than /usr/bin/chromium.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { socialImagePath } from '../src/web/lib/page-meta.ts'
import { startServer } from '../tests/support/server.ts'
import { turnIntoCard } from './social-images/card.ts'
import { ICONS, renderIconPage } from './social-images/icons.ts'
import { encodePalettePng } from './social-images/palette-png.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../public')
const MAX_BYTES = 40_000
const CARD = { width: 1200, height: 630 }

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const canvas = await browser.newPage()
try {
  await renderCards(browser)
  await renderIcons(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function renderCards(browser: Browser): Promise<void> {
  rmSync(path.join(PUBLIC, 'social'), { recursive: true, force: true })
  mkdirSync(path.join(PUBLIC, 'social'), { recursive: true })
  // The card replaces the page's content. The page's policy would block its style, and React would restore the page.
  const context = await browser.newContext({ viewport: CARD, bypassCSP: true, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const pathname of await readSitemapPaths()) {
    await page.goto(server.url + pathname)
    await turnIntoCard(page)
    save(socialImagePath(pathname), await takePicture(page))
  }
}

async function readSitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function renderIcons(browser: Browser): Promise<void> {
  for (const { file, size, drawing } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(renderIconPage(drawing))
    save(file, await takePicture(page))
    await page.close()
  }
}

async function takePicture(page: Page): Promise<Buffer> {
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64')
  const { width, height, pixels } = await canvas.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (context === null) throw new Error('This Chromium draws on no canvas.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    let text = ''
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width: image.width, height: image.height, pixels: btoa(text) }
  }, picture)
  return encodePalettePng({ width, height, pixels: Buffer.from(pixels, 'base64') })
}

function save(file: string, png: Buffer): void {
  if (png.length > MAX_BYTES) throw new Error(`${file} has ${png.length} bytes. The limit is ${MAX_BYTES}.`)
  writeFileSync(path.join(PUBLIC, file), png)
  console.log(`${file} ${png.length}`)
}
