import { DomUtils, parseDocument } from 'htmlparser2'

export type HtmlDocument = ReturnType<typeof parseDocument>
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number]
/** Matches what a reader sees. */
export type Name = string | RegExp

/** Scripts copy what a template holds, so it is no part of the page. The parser leaves entities in a text area. */
export function parseHtml(html: string): HtmlDocument {
  const document = parseDocument(html)
  for (const template of selectElements('template', document)) DomUtils.removeElement(template)
  for (const area of selectElements('textarea', document)) {
    area.children = parseDocument(DomUtils.textContent(area)).children
  }
  return document
}

/** Selectors are `tag`, `#id`, `.class`, `[name]`, `tag[name="value"]`, `ancestor tag`, and lists such as `h1, h2`. */
export function selectElements(selector: string, within: HtmlElement | HtmlDocument): HtmlElement[] {
  const tests = selector.split(', ').map(readSelector)
  return DomUtils.findAll((element) => tests.some((isSelected) => isSelected(element)), within.children)
}

/** The elements around an element, the nearest first. */
export function ancestorsOf({ parent }: HtmlElement): HtmlElement[] {
  return parent !== null && 'attribs' in parent ? [parent, ...ancestorsOf(parent)] : []
}

type Test = (element: HtmlElement) => boolean

function readSelector(selector: string): Test {
  const end = selector.lastIndexOf(' ')
  const isOwn = readParts(selector.slice(end + 1))
  if (end < 0) return isOwn
  const isAround = readSelector(selector.slice(0, end))
  return (element) => isOwn(element) && ancestorsOf(element).some(isAround)
}

const PART = /(?<mark>[.#]?)(?<word>[\w-]+)|\[(?<name>[\w-]+)(="(?<value>[^"]*)")?\]/g

function readParts(selector: string): Test {
  const tests = [...selector.matchAll(PART)].map(({ groups: { mark, word, name, value } = {} }): Test => {
    if (name !== undefined) return ({ attribs }) => (value === undefined ? name in attribs : attribs[name] === value)
    if (mark === '#') return ({ attribs }) => attribs.id === word
    if (mark === '.') return ({ attribs }) => (attribs.class ?? '').split(' ').includes(word ?? '')
    return (element) => element.name === word
  })
  if (selector.replaceAll(PART, '') !== '') throw new Error(`${selector} is not among the known selectors`)
  return (element) => tests.every((isMet) => isMet(element))
}

export const isTickable = ({ attribs }: HtmlElement) => attribs.type === 'checkbox' || attribs.type === 'radio'

/** The value that a control or an option sends. */
export function sentValue(control: HtmlElement): string {
  if (control.name === 'option') return control.attribs.value ?? textOf(control)
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '')
  if (control.name !== 'select') return control.attribs.value ?? (isTickable(control) ? 'on' : '')
  const options = selectElements('option', control)
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0]
  return chosen === undefined ? '' : sentValue(chosen)
}

export const matches = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text))

export function nameOf(element: HtmlElement): string {
  const [caption = element] = element.name === 'table' ? selectElements('caption', element) : []
  return element.attribs['aria-label'] || textOf(caption)
}

/** What an element says, with single spaces. */
export function textOf(element: HtmlElement): string {
  return joinTexts(element).replaceAll(/\s+/g, ' ').trim()
}

const INLINE = ['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'time']
const NO_TEXT = ['select', 'script', 'style']

/** Other elements than inline ones stand apart. What can be chosen is no text of the page. */
function joinTexts({ name, children }: HtmlElement): string {
  const texts = children.map((node) => {
    if ('attribs' in node) return NO_TEXT.includes(node.name) ? '' : joinTexts(node)
    return DomUtils.isText(node) ? node.data : ''
  })
  return INLINE.includes(name) ? texts.join('') : ` ${texts.join('')} `
}
