import { DomUtils, parseDocument } from 'htmlparser2'
import type { Answer, Browser } from './http-browser.ts'

type Fields = Record<string, string>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A page as a browser without JavaScript has it: what it says, where its links lead, and its forms. */
export class HtmlPage {
  readonly status: number
  readonly headers: Headers
  /** The address, after redirects. */
  readonly path: string
  readonly html: string
  readonly #document: ReturnType<typeof parseDocument>

  constructor(path: string, { status, headers, body }: Answer) {
    this.path = path
    this.status = status
    this.headers = headers
    this.html = String(body)
    this.#document = parseDocument(this.html)
  }

  /** What a reader sees of the page's content. */
  get text(): string {
    return this.all('main').map(read).join(' ')
  }

  /** The elements of a tag. */
  all = (tag: string): Element[] => DomUtils.getElementsByTagName(tag, this.#document)

  /** What an element says. */
  read = (element: Element): string => read(element)

  /** What the page's address, or a person, has chosen in a list. */
  chosen(name: string): string {
    return (
      this.all('select').flatMap((select) => (select.attribs.name === name ? readFields(select)[name] : []))[0] ?? ''
    )
  }

  /** What the elements of a tag say. */
  texts(tag: string): string[] {
    return this.all(tag).map(read)
  }

  /** What the rows of a table say, found by its name. */
  rowsOf(name: string): string[] {
    const table = this.all('table').find((element) => (element.attribs['aria-label'] ?? read(element)).includes(name))
    if (table === undefined) throw new Error(`${this.path} has no table ${name}`)
    return DomUtils.getElementsByTagName('tr', table).map(read)
  }

  /** The address of the link with a name. */
  link(name: string): string {
    const link = this.all('a').find((element) => (element.attribs['aria-label'] ?? read(element)).includes(name))
    if (link?.attribs.href === undefined) throw new Error(`${this.path} has no link ${name}`)
    return link.attribs.href
  }

  /** What a form would send: the one of an intent, and of a value of a hidden field if there are several. */
  form(intent: string, hidden: Fields = {}): Fields {
    return this.findForm(intent, hidden).fields
  }

  findForm(intent: string, hidden: Fields = {}): { action: string; fields: Fields } {
    const wanted = Object.entries({ intent, ...hidden })
    const forms = this.all('form').map((form) => ({
      action: form.attribs.action ?? this.path,
      fields: readFields(form),
    }))
    const found = forms.find(({ fields }) => wanted.every(([name, value]) => fields[name] === value))
    if (found === undefined) throw new Error(`${this.path} has no form ${JSON.stringify(wanted)}`)
    return found
  }

  /** The hint and the error of a field. */
  describe(name: string): string {
    const field = ['input', 'select', 'textarea']
      .flatMap((tag) => this.all(tag))
      .find(({ attribs }) => attribs.name === name && attribs['aria-describedby'] !== undefined)
    const ids = field?.attribs['aria-describedby']?.split(' ') ?? []
    return ids.map((id) => read(DomUtils.getElementById(id, this.#document))).join(' ')
  }
}

/** Opens a page with a browser's session. */
export async function openPage(browser: Browser, path: string): Promise<HtmlPage> {
  return new HtmlPage(path, await browser.get(path))
}

/** Sends a form of the page with what it contains and these changes. Returns the page that follows. */
export async function sendForm(
  browser: Browser,
  page: HtmlPage,
  intent: string,
  changes: Fields = {},
  hidden: Fields = {},
): Promise<HtmlPage> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const { action, fields } = page.findForm(intent, hidden)
  const body = new URLSearchParams({ ...fields, ...changes }).toString()
  const answer = await browser.send('POST', action, body, type)
  const location = answer.headers.get('location')
  return location === null ? new HtmlPage(action, answer) : openPage(browser, location)
}

function read(element: Element | null): string {
  return element === null ? '' : DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim()
}

function readFields(form: Element): Fields {
  const fields: Fields = {}
  for (const { name, attribs, children } of DomUtils.getElementsByTagName(isField, form)) {
    const isChosen = !['checkbox', 'radio'].includes(attribs.type ?? '') || 'checked' in attribs
    if (attribs.name === undefined || !isChosen) continue
    if (name === 'input') fields[attribs.name] = attribs.value ?? (isChosen ? '' : 'on')
    else if (name === 'textarea') fields[attribs.name] = readTextArea(children)
    else fields[attribs.name] = readChosen(DomUtils.getElementsByTagName('option', children))
  }
  return fields
}

/** The parser leaves entities in a text area, and a browser leaves out its first line break. */
function readTextArea(children: Element['children']): string {
  return DomUtils.textContent(parseDocument(DomUtils.textContent(children)).children).replace(/^\n/, '')
}

const isField = (name: string) => ['input', 'select', 'textarea'].includes(name)

function readChosen(options: Element[]): string {
  return (options.find(({ attribs }) => 'selected' in attribs) ?? options[0])?.attribs.value ?? ''
}
