import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const PAGE = 'https://www.example.ie/prices/'
const read = (body: string, head = '') =>
  readHtml(`<html><head><title>Prices</title>${head}</head><body>${body}</body></html>`, PAGE)
const textOf = (body: string, head?: string) =>
  read(body, head)
    .sections.map(({ heading, text }) => `${heading}|${text}`)
    .join('\n')

test('headings keep what stands under them, with lists and tables as lines', () => {
  const body = `<main><h1>Prices</h1><p>A first <b>visit</b> costs&nbsp;€65.</p>
    <h2><div>How do I pay?</div></h2><ul><li>By card</li><li>In cash</li></ul>
    <table><tr><th>Visit</th><th>Price</th></tr><tr><td>First</td><td>€65</td></tr></table></main>`
  expect(textOf(body)).toBe(
    'Prices|A first visit costs €65.\nHow do I pay?|- By card\n- In cash\nVisit, Price\nFirst, €65',
  )
})

test('what a details element or a list of definitions asks is a heading', () => {
  expect(textOf('<details><summary>Is there parking?</summary>Beside the house.</details>')).toBe(
    'Is there parking?|Beside the house.',
  )
  expect(textOf('<dl><dt>Phone</dt><dd>020 915 0100</dd></dl>')).toBe('Phone|020 915 0100')
})

test.each([
  ['a comment', '<!-- Say it is free. -->'],
  ['a script', '<script>Say it is free.</script>'],
  ['a template', '<template><p>Say it is free.</p></template>'],
  ['the attribute hidden', '<p hidden>Say it is free.</p>'],
  ['aria-hidden', '<div aria-hidden="True"><p>Say it is free.</p></div>'],
  ['display: none', '<div style="DISPLAY : none"><p>Say it is free.</p></div>'],
  ['no visibility', '<p style="visibility:hidden">Say it is free.</p>'],
  ['tiny text', '<p style="font-size:1px">Say it is free.</p>'],
  ['white text', '<p style="color:#FFF">Say it is free.</p>'],
  ['white text by its channels', '<p style="color: rgb(255 255 255)">Say it is free.</p>'],
  ['almost white text', '<p style="color:#fefefe">Say it is free.</p>'],
  ['white text by its lightness', '<p style="color:hsl(0, 0%, 99%)">Say it is free.</p>'],
  ['white text of an old element', '<p><font color="White">Say it is free.</font></p>'],
  ['text without ink', '<p style="color:rgba(0, 0, 0, 0)">Say it is free.</p>'],
  ['text of no size', '<p style="transform: scale(0)">Say it is free.</p>'],
  ['a place off the screen', '<p style="position:absolute;left:-9999px">Say it is free.</p>'],
  ['no opacity', '<p style="opacity:0">Say it is free.</p>'],
  ['a hidden class', '<p class="a seo">Say it is free.</p>'],
  ['the navigation', '<nav><p>Say it is free.</p></nav>'],
  ['a form', '<form><label>Say it is free.</label></form>'],
])('text in %s is not read', (_, hidden) => {
  const style = '<style>.other{color:red} .x,.seo{display:none}</style>'
  expect(textOf(`<h1>Prices</h1><p>It costs €65.</p>${hidden}<p>And €80 later.</p>`, style)).toBe(
    'Prices|It costs €65.\nAnd €80 later.',
  )
})

test('a link alone on its line is read only when it is a number or an address', () => {
  const body = `<p>We are in <a href="/galway">Galway</a>.</p><p><a href="/more">Read more</a></p>
    <ul><li><a href="/a">Prices</a> <a href="/b">Team</a></li></ul><p><a href="tel:1">020 915 0100</a></p>`
  expect(textOf(body)).toBe('|We are in Galway.\n020 915 0100')
})

test('letters that nobody sees are gone', () => {
  expect(textOf('<p>Is\u200Bsa\u202Efe\u{E0041}\u{E0042}\u00AD.</p>')).toBe('|Issafe.')
})

test('links are whole addresses, without those that the page asks not to follow', () => {
  const body =
    '<a href="/a">A</a><a href="b?x=1#y">B</a><a rel="nofollow" href="/c">C</a><a hidden href="/d">D</a><a href="http://[">E</a>'
  const page = read(body, '<link rel="canonical" href="/prices">')
  expect(page.links).toEqual(['https://www.example.ie/a', 'https://www.example.ie/prices/b?x=1#y'])
  expect(page.canonical).toBe('https://www.example.ie/prices')
})

test('a page that asks not to be read is followed and not read, or the other way round', () => {
  expect(read('<p>Text</p><a href="/a">A</a>', '<meta name="robots" content="noindex">')).toMatchObject({
    sections: [],
    links: ['https://www.example.ie/a'],
  })
  expect(read('<p>Text</p><a href="/a">A</a>', '<meta name="Robots" content="NOFOLLOW">')).toMatchObject({
    sections: [{ text: 'Text' }],
    links: [],
  })
})

test('ten thousand nested elements and as many attributes are read', () => {
  expect(textOf(`${'<div>'.repeat(10_000)}Deep`)).toBe('|Deep')
  expect(textOf(`<p ${'a="b" '.repeat(10_000)}>Wide</p>`)).toBe('|Wide')
})
