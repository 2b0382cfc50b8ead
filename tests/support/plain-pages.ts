import { Config, type DOMNode, type HtmlElement, Parser, TextNode } from 'html-validate'

const CONFIG = await Config.empty().resolve()

type Name = string | RegExp

/**
 * Goes through pages as a browser without scripts does. It follows links and sends forms by the names that a reader sees,
 * and fails where one is missing. A form sends what the server wrote into it, and what the test fills in.
 */
export class PlainPages {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  #path = ''
  #root: HtmlElement | undefined
  /** The elements of each selector that was asked for. */
  readonly #found = new Map<string, HtmlElement[]>()
  status = 0
  html = ''

  constructor({ url }: { url: string }, cookie?: string) {
    this.#url = url
    if (cookie !== undefined) this.#keep(cookie)
  }

  /** The address of the page, without the origin. */
  get path(): string {
    return this.#path
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** What the page says, with single spaces. */
  get text(): string {
    return textOf(this.find('body'))
  }

  open(path: string): Promise<this> {
    return this.#request(path)
  }

  follow(link: Name): Promise<this> {
    return this.open(this.hrefOf(link))
  }

  hrefOf(link: Name): string {
    return attribute(this.named('a[href]', link), 'href')
  }

  /** The addresses of all links of one name. */
  hrefsOf(link: Name): string[] {
    const links = this.list('a[href]').filter((element) => matches(nameOf(element), link))
    return links.map((element) => attribute(element, 'href'))
  }

  /** Presses a button, after filling in fields of its form by their labels. */
  async send(button: Name, entries: Record<string, string | File> = {}): Promise<this> {
    const pressed = this.named('button', button)
    const form = this.#formOf(pressed)
    const data = this.#entriesOf(form)
    for (const [label, entry] of Object.entries(entries)) {
      const field = this.field(label, form)
      const name = attribute(field, 'name')
      data.set(name, valueIn(field, entry))
    }
    const name = pressed.getAttributeValue('name')
    if (name !== null) data.append(name, attribute(pressed, 'value'))
    const action = decode(form.getAttributeValue('action') ?? this.#path)
    const words = () => new URLSearchParams([...data].map(([key, value]) => [key, String(value)]))
    if (form.getAttributeValue('method')?.toLowerCase() !== 'post')
      return this.open(`${action.replace(/\?.*/, '')}?${words()}`)
    const isMultipart = form.getAttributeValue('enctype') === 'multipart/form-data'
    return this.#request(action, isMultipart ? data : words())
  }

  /** The control with a label that begins so, because a label may go on with a hint. */
  field(label: Name, form?: HtmlElement): HtmlElement {
    const labelled = this.#controlsOf(form).find((control) =>
      this.#labelsOf(control).some((text) => (typeof label === 'string' ? text.startsWith(label) : label.test(text))),
    )
    if (labelled === undefined) throw new Error(`${this.#path} (${this.status}): no field ${label}`)
    return labelled
  }

  valueOf(label: Name): string {
    const field = this.field(label)
    if (field.tagName === 'textarea') return decode(field.textContent).replace(/^\n/, '')
    if (field.tagName === 'select') return this.#chosenOf(field)
    return attribute(field, 'value')
  }

  /** The texts that describe a field, such as its error. */
  describe(label: Name): string {
    const ids = attribute(this.field(label), 'aria-describedby').split(' ').filter(Boolean)
    return ids.map((id) => textOf(this.find(`#${id}`))).join(' ')
  }

  /** The texts of all elements of a selector. */
  texts(selector: string): string[] {
    return this.list(selector).map(textOf)
  }

  /** What the page says about the form that led to it. */
  get notice(): string {
    return this.texts('[role="status"]').join(' ')
  }

  has(selector: string, name: Name): boolean {
    return this.list(selector).some((element) => matches(nameOf(element), name))
  }

  named(selector: string, name: Name): HtmlElement {
    const found = this.list(selector).find((element) => matches(nameOf(element), name))
    if (found === undefined) throw new Error(`${this.#path} (${this.status}): no ${selector} ${name}`)
    return found
  }

  find(selector: string): HtmlElement {
    const [found] = this.list(selector)
    if (found === undefined) throw new Error(`${this.#path} (${this.status}): no ${selector}`)
    return found
  }

  list(selector: string): HtmlElement[] {
    this.#root ??= new Parser(CONFIG).parseHtml(this.html)
    const known = this.#found.get(selector)
    if (known !== undefined) return known
    const found = this.#root.querySelectorAll(selector)
    // Scripts copy what a template holds.
    const shown = this.html.includes('<template')
      ? found.filter((element) => element.closest('template') === null)
      : found
    this.#found.set(selector, shown)
    return shown
  }

  async #request(path: string, body?: FormData | URLSearchParams): Promise<this> {
    const target = new URL(path, this.#url + this.#path)
    const response = await fetch(target, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { origin: this.#url, accept: 'text/html', cookie: this.cookies },
      body: body ?? null,
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    const location = response.headers.get('location')
    this.#path = target.pathname + target.search
    this.#root = undefined
    this.#found.clear()
    this.html = await response.text()
    this.status = response.status
    return location === null ? this : this.#request(location)
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  #formOf(button: HtmlElement): HtmlElement {
    const id = button.getAttributeValue('form')
    const form = id === null ? button.closest('form') : this.find(`#${id}`)
    if (form === null) throw new Error(`${this.#path}: a button without a form`)
    return form
  }

  #controlsOf(form?: HtmlElement): HtmlElement[] {
    const controls = this.list('input, select, textarea')
    if (form === undefined) return controls
    const id = form.getAttributeValue('id')
    return controls.filter((control) => {
      const owner = control.getAttributeValue('form')
      return owner === null ? control.closest('form')?.isSameNode(form) : owner === id
    })
  }

  #entriesOf(form: HtmlElement): FormData {
    const data = new FormData()
    for (const control of this.#controlsOf(form)) {
      const name = control.getAttributeValue('name')
      if (name === null || control.hasAttribute('disabled')) continue
      const type = control.getAttributeValue('type')
      if (type === 'file' || ((type === 'checkbox' || type === 'radio') && !control.hasAttribute('checked'))) continue
      if (control.tagName === 'textarea') data.append(name, decode(control.textContent).replace(/^\n/, ''))
      else if (control.tagName === 'select') data.append(name, this.#chosenOf(control))
      else data.append(name, decode(control.getAttributeValue('value') ?? (type === 'checkbox' ? 'on' : '')))
    }
    return data
  }

  #chosenOf(select: HtmlElement): string {
    const options = select.querySelectorAll('option')
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return chosen === undefined ? '' : decode(chosen.getAttributeValue('value') ?? chosen.textContent)
  }

  #labelsOf(control: HtmlElement): string[] {
    const id = control.getAttributeValue('id')
    const labels = id === null ? [] : this.list('label').filter((label) => label.getAttributeValue('for') === id)
    const around = control.closest('label')
    const said = control.getAttributeValue('aria-label')
    return [
      ...labels.map(textOf),
      ...(around === null ? [] : [textOf(around)]),
      ...(said === null ? [] : [decode(said)]),
    ]
  }
}

/** A value, or the words of an option in place of its value. What is ticked sends its own value. */
function valueIn(field: HtmlElement, value: string | File): string | File {
  if (/^(checkbox|radio)$/.test(attribute(field, 'type'))) return attribute(field, 'value') || 'on'
  const option = field.querySelectorAll('option').find((one) => textOf(one) === value)
  return option === undefined ? value : attribute(option, 'value')
}

const attribute = (element: HtmlElement, name: string) => decode(element.getAttributeValue(name) ?? '')

const nameOf = (element: HtmlElement) => attribute(element, 'aria-label') || textOf(element)

const matches = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text))

/** What an element says, with single spaces. */
export function textOf(element: HtmlElement): string {
  return listTexts(element).join('').replaceAll(/\s+/g, ' ').trim()
}

const UNREAD = ['script', 'select', 'style', 'template']
const INLINE = ['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'time']

function listTexts(node: DOMNode): string[] {
  if (node instanceof TextNode) return [decode(node.textContent)]
  if (UNREAD.includes(node.nodeName)) return []
  const texts = node.childNodes.flatMap(listTexts)
  return INLINE.includes(node.nodeName) ? texts : [' ', ...texts, ' ']
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The five entities that React writes. */
function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, entity: string) => ENTITIES[entity] ?? '')
}
