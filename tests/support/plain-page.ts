import { DomUtils, parseDocument } from 'htmlparser2'
import type { Browser } from './http-browser.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A page as the server sends it, and its forms as a browser without scripts sends them. A place is an id, a tag or a role. */
export type PlainPage = {
  status: number
  path: string
  html: string
  title: string
  text: (place?: string) => string
  /** The text of each element with a tag. */
  texts: (tag: string, place?: string) => string[]
  /** The name and the address of each link. */
  links: (place?: string) => (readonly [name: string, href: string])[]
  ids: () => string[]
  field: (name: string) => Field
  /** The methods of the forms in `main`. */
  methods: () => string[]
  /** Sends the form of an intent with its own values and these, and follows the redirect. */
  submit: (intent: string, entries: Record<string, string>) => Promise<PlainPage>
}

type Field = {
  value: string
  isChecked: boolean
  /** The texts that aria-describedby names. */
  description: string
}

export async function openPlainPage(browser: Browser, path: string): Promise<PlainPage> {
  const { status, body } = await browser.get(path, { accept: 'text/html' })
  return readPage(browser, path, status, String(body))
}

function readPage(browser: Browser, path: string, status: number, html: string): PlainPage {
  const document = parseDocument(html)
  const all = (tag: string, parent: Document | Element = document) =>
    DomUtils.getElementsByTagName(tag, parent.children, true)
  // Their content is no text of the page.
  for (const script of [...all('script'), ...all('style')]) DomUtils.removeElement(script)
  const find = (place = 'body') => {
    const hasRole = (element: Element) => element.attribs.role === place
    const found =
      DomUtils.getElementById(place, document.children, true) ??
      all(place)[0] ??
      DomUtils.findOne(hasRole, document.children, true)
    if (found === null) throw new Error(`${path}: nothing is ${place}`)
    return found
  }
  return {
    status,
    path,
    html,
    title: wordsOf(find('title')),
    text: (place) => wordsOf(find(place)),
    texts: (tag, place) => all(tag, find(place)).map(wordsOf),
    links: (place) => all('a', find(place)).map((link) => [wordsOf(link), link.attribs.href ?? ''] as const),
    ids: () => listElements(find('main')).flatMap(({ attribs }) => attribs.id ?? []),
    field: (name) => {
      const [control] = listControls(find('main'), name)
      if (control === undefined) throw new Error(`${path}: no field ${name}`)
      const describedBy = (control.attribs['aria-describedby'] ?? '').split(' ').filter(Boolean)
      return {
        value: readValue(control),
        isChecked: 'checked' in control.attribs,
        description: describedBy.map((id) => wordsOf(find(id))).join(' '),
      }
    },
    methods: () => all('form', find('main')).map(({ attribs }) => attribs.method ?? 'get'),
    async submit(intent, entries) {
      const form = all('form').find((each) => listControls(each, 'intent').some((input) => readValue(input) === intent))
      if (form?.attribs.method !== 'post') throw new Error(`${path}: no form posts ${intent}`)
      const values = fillIn(form, entries)
      const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
      const to = form.attribs.action ?? path
      const answer = await browser.send('POST', to, values.toString(), type)
      const next = answer.headers.get('location')
      return next === null ? readPage(browser, to, answer.status, String(answer.body)) : openPlainPage(browser, next)
    },
  }
}

/** What a browser sends: hidden fields, text, and what is ticked or chosen. */
function fillIn(form: Element, entries: Record<string, string>): URLSearchParams {
  const controls = listControls(form)
  const sent = new URLSearchParams()
  for (const control of controls) {
    const isTicked = !/^(checkbox|radio)$/.test(control.attribs.type ?? '') || 'checked' in control.attribs
    if (isTicked) sent.append(control.attribs.name ?? '', readValue(control))
  }
  for (const [name, value] of Object.entries(entries)) {
    const own = controls.filter((control) => control.attribs.name === name)
    if (!own.some((control) => canBe(control, value))) throw new Error(`No field ${name} can be ${value}`)
    sent.set(name, value)
  }
  return sent
}

function canBe(control: Element, value: string): boolean {
  if (control.name === 'select') return optionsOf(control).some((option) => readOption(option) === value)
  return !/^(checkbox|radio)$/.test(control.attribs.type ?? '') || (control.attribs.value ?? 'on') === value
}

function listControls(parent: Element, name?: string): Element[] {
  const isControl = ({ name: tag, attribs }: Element) => /^(input|select|textarea)$/.test(tag) && 'name' in attribs
  return listElements(parent).filter((each) => isControl(each) && (name === undefined || each.attribs.name === name))
}

const listElements = (parent: Element) => DomUtils.getElementsByTagName('*', parent.children, true)

function readValue(control: Element): string {
  if (control.name === 'textarea') return DomUtils.textContent(control)
  if (control.name !== 'select') return control.attribs.value ?? (control.attribs.type === 'checkbox' ? 'on' : '')
  const options = optionsOf(control)
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0]
  return chosen === undefined ? '' : readOption(chosen)
}

const readOption = (option: Element) => option.attribs.value ?? wordsOf(option)
const optionsOf = (select: Element) => DomUtils.getElementsByTagName('option', select.children, true)
const wordsOf = (node: Element) => DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim()
