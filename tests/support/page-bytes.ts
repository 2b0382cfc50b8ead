import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const CLIENT = path.resolve(import.meta.dirname, '../../build/client')

export type PageBytes = { html: number; js: number; css: number; fonts: number; video: number }

/** The bytes that a browser with brotli loads for one page before any click. Video: the largest choice. */
export async function pageBytes(url: string, route: string, cookie = ''): Promise<PageBytes> {
  const response = await fetch(url + route, {
    headers: { 'Accept-Encoding': 'br', 'Sec-Fetch-Site': 'none', cookie },
  })
  const html = await response.text()
  const scripts = withImports(assetsIn(html, /\/assets\/[\w.-]+\.js/g))
  const styles = assetsIn(html, /\/assets\/[\w.-]+\.css/g)
  const fonts = styles.flatMap((file) =>
    assetsIn(readFileSync(path.join(CLIENT, file), 'utf8'), /\/assets\/[\w.-]+\.woff2/g),
  )
  const videos = assetsIn(html, /\/assets\/[\w.-]+\.(?:webm|mp4)/g)
  return {
    html: Number(response.headers.get('content-length')),
    js: total(scripts),
    css: total(styles),
    fonts: total([...new Set(fonts)]),
    video: Math.max(0, ...videos.map(sizeOf)),
  }
}

/** The page's scripts import others, which the browser loads too. */
function withImports(named: string[]): string[] {
  const all = new Set(named)
  for (const file of all) {
    const code = readFileSync(path.join(CLIENT, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) all.add(`/assets/${name}`)
  }
  return [...all]
}

function assetsIn(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])]
}

function total(files: string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0)
}

function sizeOf(file: string): number {
  const compressed = path.join(CLIENT, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : path.join(CLIENT, file)).size
}
