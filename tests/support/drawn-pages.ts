import type { Page } from '@playwright/test'
import { expectReadable } from './browser.ts'

/**
 * Draws a page as the server sends it in the document that is there, with the styles that the page names. That takes a
 * third of the time of a page load, and a document that has loaded axe keeps it. For tests with `loadsScripts: false`,
 * which have opened any page of the product. Details are open.
 */
export async function drawPage(page: Page, path: string): Promise<void> {
  await page.evaluate(draw, path)
}

/** Every page is readable as the server sends it. */
export async function expectPagesReadable(page: Page, paths: string[]): Promise<void> {
  await page.goto(paths[0] ?? '/')
  for (const path of paths) {
    await drawPage(page, path)
    await expectReadable(page)
  }
}

type Drawing = { sheets?: Map<string, CSSStyleSheet> }

/** Runs in the page. */
async function draw(path: string): Promise<void> {
  const drawing = window as Drawing
  drawing.sheets ??= new Map()
  const { sheets } = drawing
  const answer = await fetch(path)
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const links = [...sent.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')]
  if (!answer.ok || links.length === 0) throw new Error(`${path}: ${answer.status}, ${links.length} styles`)
  const styles = await Promise.all(links.map(({ href }) => load(href)))
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove()
  history.replaceState(null, '', path)
  document.title = sent.title
  document.adoptedStyleSheets = styles
  document.body.replaceWith(sent.body)
  for (const details of document.querySelectorAll('details')) details.open = true
  await document.fonts.ready

  async function load(href: string): Promise<CSSStyleSheet> {
    const sheet = sheets.get(href) ?? new CSSStyleSheet({ baseURL: href })
    if (!sheets.has(href)) sheet.replaceSync(await (await fetch(href)).text())
    sheets.set(href, sheet)
    return sheet
  }
}
