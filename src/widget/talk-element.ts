import { createElement } from './element.ts'
import { liesOverContent } from './lies-over.ts'
import type { Options } from './options.ts'
import { CHANNEL, type FromHost, readFromFrame } from './protocol.ts'
import { createStone } from './stone.ts'
import { STYLES } from './styles.ts'
import { type Language, WORDS } from './words.ts'

/** A refused frame fires `load` too. An accepted frame posts "ready" before that. */
const REFUSED_AFTER_MS = 2_000
/** The frame's permissions on other sites. On our own origin a sandbox with these two values would protect nothing. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The launcher in the corner, and the dialog with the frame. The first press loads the frame. */
export class TalkElement extends HTMLElement {
  readonly #options: Options
  readonly #big = createElement('b')
  readonly #small = createElement('i')
  readonly #stone: HTMLButtonElement
  readonly #note = createElement('p', { role: 'status' })
  readonly #page = createElement('a', { target: '_blank', rel: 'noopener', hidden: '' })
  readonly #close = createElement('button', { type: 'button' })
  readonly #wait = createElement('div', { class: 'wait' }, this.#note, this.#page, this.#close)
  readonly #dialog = createElement('dialog', { id: 'talk' }, this.#wait)
  readonly #aside: HTMLElement
  readonly #narrow = matchMedia('(width < 861px)')
  readonly #dark = matchMedia('(prefers-color-scheme: dark)')
  #frame: HTMLIFrameElement | undefined
  #isReady = false
  #unread = 0
  #isSmall = false
  #scrollTop = 0

  constructor(options: Options) {
    super()
    this.#options = options
    const words = createElement('span', {}, this.#big, this.#small)
    const stone = { type: 'button', class: 'stone', 'aria-haspopup': 'dialog', 'aria-controls': 'talk' }
    this.#stone = createElement('button', stone, createStone(options.slug), words)
    this.#aside = createElement('aside', {}, this.#dialog, this.#stone)
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#aside)
    this.#stone.addEventListener('click', () => (this.#dialog.open ? this.#shut() : this.#open()))
    this.#close.addEventListener('click', () => this.#shut())
    // Also after the browser closed it: Escape closes a modal dialog.
    this.#dialog.addEventListener('close', () => this.#dialog.open || this.#afterClosing())
    root.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && this.#shut())
    this.#narrow.addEventListener('change', () => this.#dialog.open && this.#show())
    this.#dark.addEventListener('change', () => this.#draw())
    addEventListener('message', (event) => this.#hear(event))
    addEventListener('scroll', () => this.#makeWay(), { passive: true })
    new ResizeObserver(() => this.#makeWay()).observe(document.documentElement)
  }

  connectedCallback(): void {
    this.dataset.position = this.#options.position
    this.#draw()
  }

  /**
   * Where the words lie over the page's content the strokes alone stay, upright in the margin. Where the margin is too
   * narrow for these they leave too, until the visitor scrolls back or reaches the end.
   */
  #makeWay(): void {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    const isDown = scrollTop > this.#scrollTop
    const isBack = scrollTop < this.#scrollTop || scrollTop + clientHeight >= scrollHeight - 1
    this.#scrollTop = scrollTop
    if (isBack) this.classList.remove('away')
    else if (this.#isSmall && !isDown) return
    if (!liesOverContent(this, this.#stone.getBoundingClientRect())) return
    if (this.#isSmall) this.classList.toggle('away', isDown && !isBack)
    this.#isSmall = true
    this.#draw()
  }

  get #language(): Language {
    return this.#options.language ?? (/^ga\b/i.test(document.documentElement.lang) ? 'ga' : 'en')
  }

  /** The theme of the script's attribute or the page, or else the visitor's system. */
  get #theme(): 'light' | 'dark' {
    const given = this.#options.theme ?? document.documentElement.dataset.theme
    if (given === 'light' || given === 'dark') return given
    return this.#dark.matches ? 'dark' : 'light'
  }

  /** Updates all texts to the language and the state. */
  #draw(): void {
    const language = this.#language
    const [words, others] = language === 'ga' ? [WORDS.ga, WORDS.en] : [WORDS.en, WORDS.ga]
    const isOpen = this.#dialog.open
    const says = isOpen ? 'close' : this.#unread > 0 ? 'news' : 'talk'
    this.#big.textContent = words[says]
    this.#small.textContent = others[says]
    this.#small.lang = language === 'ga' ? 'en' : 'ga'
    this.#stone.classList.toggle('news', says === 'news')
    this.#stone.setAttribute('aria-expanded', `${isOpen}`)
    for (const element of [this.#aside, this.#dialog]) {
      element.lang = language
      element.setAttribute('aria-label', words.talk)
    }
    this.#close.textContent = words.close
    this.#page.textContent = `${words.page} (${words.tab})`
    this.#page.href = `${this.#options.origin}/talk/${this.#options.slug}?lang=${language}`
    this.classList.toggle('dark', this.#theme === 'dark')
    this.classList.toggle('open', isOpen)
    const isSmall = this.#isSmall && says === 'talk'
    this.classList.toggle('small', isSmall)
    this.#stone.title = isSmall ? words.talk : ''
  }

  #open(): void {
    this.#unread = 0
    if (this.#frame === undefined) this.#load()
    this.#show()
    this.#draw()
    this.#tell('shown')
  }

  /** On a phone it covers the page as a modal dialog. Elsewhere it is not modal. */
  #show(): void {
    this.#dialog.close()
    if (this.#narrow.matches) this.#dialog.showModal()
    else this.#dialog.show()
    if (this.#isReady) this.#frame?.focus()
  }

  #shut(): void {
    this.#dialog.close()
  }

  #afterClosing(): void {
    this.#tell('hidden')
    this.#draw()
    this.#stone.focus()
  }

  #load(): void {
    const { origin, slug } = this.#options
    const language = this.#language
    const address = new URL(`/widget/${slug}`, origin)
    address.searchParams.set('lang', language)
    address.searchParams.set('theme', this.#theme)
    address.searchParams.set('page', location.origin + location.pathname)
    const guard: Record<string, string> = origin === location.origin ? {} : { sandbox: SANDBOX }
    this.#frame = createElement('iframe', {
      title: WORDS[language].talk,
      src: address.href,
      referrerpolicy: 'no-referrer',
      ...guard,
    })
    this.#frame.addEventListener('load', () => setTimeout(() => this.#isReady || this.#refuse(), REFUSED_AFTER_MS))
    this.#note.textContent = WORDS[language].opening
    this.#dialog.append(this.#frame)
  }

  /** The site is not listed, the page's policy forbids the frame, or the server does not answer. */
  #refuse(): void {
    const { origin, slug } = this.#options
    this.#note.textContent = WORDS[this.#language].refused
    this.#page.hidden = false
    this.#dialog.classList.add('refused')
    if (this.#frame !== undefined) this.#frame.hidden = true
    console.warn(
      `widget.js: ${origin} does not show "${slug}" here. Is ${location.origin} listed in its set-up, and does the policy of this page allow "frame-src ${origin}"?`,
    )
  }

  #ready(): void {
    this.#isReady = true
    this.#wait.hidden = true
    this.#dialog.classList.remove('refused')
    if (this.#frame === undefined) return
    this.#frame.hidden = false
    if (this.#dialog.open) {
      this.#frame.focus()
      this.#tell('shown')
    }
  }

  #hear({ source, origin, data }: MessageEvent): void {
    if (source === null || source !== this.#frame?.contentWindow || origin !== this.#options.origin) return
    const message = readFromFrame(data)
    if (message?.type === 'ready') this.#ready()
    if (message?.type === 'close') this.#shut()
    if (message?.type === 'unread' && !this.#dialog.open) {
      this.#unread = message.count
      this.#draw()
    }
  }

  #tell(type: FromHost['type']): void {
    // Posting to a page of another origin would log an error.
    if (this.#isReady) this.#frame?.contentWindow?.postMessage({ channel: CHANNEL, type }, this.#options.origin)
  }
}
