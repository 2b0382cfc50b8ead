import {
  ancestorsOf,
  type HtmlDocument,
  type HtmlElement,
  isTickable,
  matches,
  type Name,
  nameOf,
  parseHtml,
  selectElements,
  sentValue,
  textOf,
} from './html-elements.ts'

/** Reads one page, whose elements have the names that a reader sees, and fails where one is missing. */
export class HtmlPage {
  #html = ''
  #document: HtmlDocument | undefined
  /** The address of the page, without the origin. */
  path = ''
  status = 0

  get html(): string {
    return this.#html
  }

  set html(html: string) {
    this.#html = html
    this.#document = undefined
  }

  /** What the page says, with single spaces. */
  get text(): string {
    return textOf(this.find('body'))
  }

  /** What the page says about the form that led to it. */
  get notice(): string {
    return this.#textOfAll('[role="status"]')
  }

  /** What the page says is wrong. */
  get alert(): string {
    return this.#textOfAll('[role="alert"]')
  }

  /** The texts of all elements of a selector, such as the rows of one table. */
  texts(selector: string, within?: HtmlElement): string[] {
    return this.list(selector, within).map(textOf)
  }

  /** The names and addresses of the links in the first element of a selector. */
  links(within = 'body'): [name: string, href: string][] {
    return this.list('a[href]', this.find(within)).map((link) => [nameOf(link), link.attribs.href ?? ''])
  }

  /** The addresses of all links of one name. */
  hrefsOf(link: Name): string[] {
    return this.links().flatMap(([name, href]) => (matches(name, link) ? [href] : []))
  }

  hrefOf(link: Name): string {
    return this.#expect(this.hrefsOf(link)[0], `link ${link}`)
  }

  has(selector: string, name: Name): boolean {
    return this.list(selector).some((element) => matches(nameOf(element), name))
  }

  named(selector: string, name: Name): HtmlElement {
    const found = this.list(selector).find((element) => matches(nameOf(element), name))
    return this.#expect(found, `${selector} ${name}`)
  }

  find(selector: string): HtmlElement {
    return this.#expect(this.list(selector)[0], selector)
  }

  list(selector: string, within?: HtmlElement): HtmlElement[] {
    this.#document ??= parseHtml(this.html)
    return selectElements(selector, within ?? this.#document)
  }

  /** The control with a label that begins so, because a label may go on with a hint. */
  field(label: Name, form?: HtmlElement): HtmlElement {
    const begins = (text: string) => (typeof label === 'string' ? text.startsWith(label) : label.test(text))
    const labels = this.list('label').filter((element) => begins(textOf(element)))
    const isLabelled = (control: HtmlElement) =>
      labels.some((element) => element.attribs.for === control.attribs.id && 'id' in control.attribs) ||
      ancestorsOf(control).some((element) => labels.includes(element)) ||
      begins(control.attribs['aria-label'] ?? '')
    return this.#expect(this.#controlsOf(form).find(isLabelled), `field ${label}`)
  }

  valueOf(label: Name): string {
    return sentValue(this.field(label))
  }

  isChecked(label: Name): boolean {
    return 'checked' in this.field(label).attribs
  }

  /** The texts that describe a field, such as its error. */
  describe(label: Name): string {
    const ids = (this.field(label).attribs['aria-describedby'] ?? '').split(' ').filter(Boolean)
    return ids.map((id) => textOf(this.find(`#${id}`))).join(' ')
  }

  protected formOf(button: HtmlElement): HtmlElement {
    const id = button.attribs.form
    if (id !== undefined) return this.find(`#${id}`)
    const form = ancestorsOf(button).find(({ name }) => name === 'form')
    return this.#expect(form, `form around ${nameOf(button)}`)
  }

  /** What a form sends as the server wrote it: hidden fields, texts, and what is ticked or chosen. */
  protected entriesOf(form: HtmlElement): FormData {
    const data = new FormData()
    for (const control of this.#controlsOf(form)) {
      const { name, type, disabled, checked } = control.attribs
      const isLeftOut = type === 'file' || (isTickable(control) && checked === undefined)
      if (name !== undefined && disabled === undefined && !isLeftOut) data.append(name, sentValue(control))
    }
    return data
  }

  #controlsOf(form?: HtmlElement): HtmlElement[] {
    const controls = this.list('input, select, textarea')
    if (form === undefined) return controls
    return controls.filter((control) =>
      control.attribs.form === undefined
        ? ancestorsOf(control).includes(form)
        : control.attribs.form === form.attribs.id,
    )
  }

  #textOfAll(selector: string): string {
    return this.texts(selector).filter(Boolean).join(' ')
  }

  #expect<T>(found: T | undefined, what: string): T {
    if (found === undefined) throw new Error(`${this.path} (${this.status}): no ${what}`)
    return found
  }
}
