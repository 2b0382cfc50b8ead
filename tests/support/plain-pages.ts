import { type HtmlElement, isTickable, type Name, selectElements, sentValue, textOf } from './html-elements.ts'
import { HtmlPage } from './html-page.ts'

/**
 * Goes through pages as a browser without scripts does. It follows links and sends forms by the names that a reader sees,
 * and fails where one is missing. A form sends what the server wrote into it, and what the test fills in.
 */
export class PlainPages extends HtmlPage {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  /** A cookie continues the session of a browser. */
  constructor({ url }: { url: string }, cookie?: string) {
    super()
    this.#url = url
    if (cookie !== undefined) this.#keep(cookie)
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  open(path: string): Promise<this> {
    return this.#request(this.#resolve(path))
  }

  follow(link: Name): Promise<this> {
    return this.open(this.hrefOf(link))
  }

  /** Presses a button, after filling in fields of its form by their labels. */
  send(button: Name, entries: Record<string, string | File> = {}): Promise<this> {
    const pressed = this.named('button', button)
    const form = this.formOf(pressed)
    const data = this.entriesOf(form)
    for (const [label, entry] of Object.entries(entries)) {
      const field = this.field(label, form)
      data.set(field.attribs.name ?? '', fillIn(field, entry))
    }
    if (pressed.attribs.name !== undefined) data.append(pressed.attribs.name, pressed.attribs.value ?? '')
    const { action = this.path, method, enctype } = form.attribs
    const target = this.#resolve(action)
    if (enctype === 'multipart/form-data') return this.#request(target, data)
    const words = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
    if (method?.toLowerCase() === 'post') return this.#request(target, words)
    target.search = words.toString()
    return this.#request(target)
  }

  async #request(target: URL, body?: FormData | URLSearchParams): Promise<this> {
    const response = await fetch(target, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { origin: this.#url, accept: 'text/html', cookie: this.cookies },
      body: body ?? null,
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    this.path = target.pathname + target.search + target.hash
    this.html = await response.text()
    this.status = response.status
    const location = response.headers.get('location')
    return location === null ? this : this.open(location)
  }

  #resolve(path: string): URL {
    return new URL(path, this.#url + this.path)
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** The value to send. A choice goes by its words, and what is ticked sends its own value. */
function fillIn(field: HtmlElement, entry: string | File): string | File {
  if (isTickable(field)) return sentValue(field)
  if (field.name !== 'select') return entry
  const chosen = selectElements('option', field).find((option) => textOf(option) === entry)
  if (chosen === undefined) throw new Error(`${field.attribs.name} has no option ${entry}`)
  return sentValue(chosen)
}
