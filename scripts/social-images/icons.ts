import { readFileSync } from 'node:fs'
import path from 'node:path'

const favicon = readFileSync(path.resolve(import.meta.dirname, '../../public/favicon.svg'), 'utf8')

/** The full logo, for 24 pixels or more. A radius of 0 is for systems that round the corners themselves. */
function drawLogo(radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="#0D2027"/><g transform="translate(3.6 4)" fill="none"><path d="M0 16H32.8" stroke="#7FA3A6" stroke-width="1.25"/><path d="M3 12.4V19.6M6.7 12.4V19.6M9.7 25.5L12.7 6.5M13.6 25.5L16.6 6.5M19.6 16V6.5M23.9 12.4V19.6M27 25.5L30 6.5" stroke="#E8B730" stroke-width="2"/></g></svg>`
}

export const ICONS = [
  { file: 'favicon-32.png', size: 32, drawing: favicon },
  { file: 'apple-touch-icon.png', size: 180, drawing: drawLogo(0) },
  { file: 'icon-192.png', size: 192, drawing: drawLogo(8) },
  { file: 'icon-512.png', size: 512, drawing: drawLogo(8) },
]

export function renderIconPage(drawing: string): string {
  return `<style>html,body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style>${drawing}`
}
