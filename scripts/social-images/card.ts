import type { Page } from 'playwright-core'

/** Uses the dark theme and the typefaces of the page. */
const STYLE = `
  html, body { margin: 0; width: 1200px; height: 630px; overflow: hidden; }
  .card { position: relative; width: 1200px; height: 630px; overflow: hidden; background: var(--canvas); color: var(--ink); }
  .card-title { position: absolute; left: 84px; top: 92px; width: 860px; margin: 0; font: 480 82px/1.03 var(--font-heading); letter-spacing: -0.022em; text-wrap: balance; }
  .card[data-drawn] .card-title { width: 640px; }
  .card-title[data-length="long"] { font-size: 66px; }
  .card-word { position: absolute; left: 0; right: 0; top: 404px; height: 84px; color: var(--module, var(--lichen)); }
  .card-word svg { display: block; width: 4000px; height: 84px; margin: 0 0 0 84px; overflow: visible; }
  .card-name { position: absolute; left: 84px; bottom: 46px; display: flex; font: 500 34px/1 var(--font-heading); }
  .card-word[data-whole] svg { width: 1032px; height: auto; margin: 14px 0 0 84px; }
  .card-drawing { position: absolute; right: 64px; bottom: 0; width: 440px; clip-path: inset(0 -64px 0 -12px); }
  .card-drawing svg { display: block; width: 440px; max-width: none; height: auto; overflow: visible; }
  .card-name svg { height: 44px; width: auto; }
`

/** Replaces the content of a page with its social card. */
export async function turnIntoCard(page: Page): Promise<void> {
  await page.evaluate((style) => {
    const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? document.title
    const isModule = document.querySelector('.module-page')
    const heading = isModule?.querySelector('h1')?.textContent ?? title
    const word = document.querySelector('.section-divider') ?? document.querySelector('.footer-promise')
    const drawing = document.querySelector('.module-drawing')
    const logo = document.querySelector('.site-footer a svg, .site-footer a')?.closest('a')

    const card = document.createElement('div')
    card.className = 'card'
    card.dataset.theme = 'dark'
    const moduleName = isModule?.getAttribute('data-module')
    if (moduleName) card.dataset.module = moduleName
    if (drawing) card.dataset.drawn = ''

    const part = (className: string, ...content: (Node | string | null | undefined)[]) => {
      const element = document.createElement('div')
      element.className = className
      element.append(...content.filter((piece) => piece !== null && piece !== undefined))
      card.append(element)
      return element
    }
    const copyOf = (element: Element | null | undefined) => element?.cloneNode(true) as Element | undefined

    const strokes = copyOf(word)
    if (strokes && !drawing) {
      const isWhole = strokes.hasAttribute('viewBox')
      if (!isWhole) strokes.setAttribute('viewBox', '0 0 1143 24')
      part('card-word', strokes).toggleAttribute('data-whole', isWhole)
    }
    if (drawing) part('card-drawing', copyOf(drawing))
    const titlePart = part('card-title', heading)
    if (heading.length > 46) titlePart.dataset.length = 'long'
    part('card-name', copyOf(logo))
    document.body.replaceChildren(card)
    document.documentElement.dataset.theme = 'dark'
    const sheet = document.createElement('style')
    sheet.textContent = style
    document.head.append(sheet)
  }, STYLE)
  await page.evaluate(() => document.fonts.ready)
}
