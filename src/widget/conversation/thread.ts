/** Copies what is new from a page that the server rendered. */

/** The element that changes with the language, which holds everything. */
export function getRoot(page: Document = document): HTMLElement {
  return page.querySelector<HTMLElement>('[data-talk]') ?? page.body
}

export function getList(page: Document = document): HTMLElement {
  return page.querySelector('.talk-messages') ?? page.body
}

/** Counts the stored messages of others. */
export function countReplies(): number {
  return document.querySelectorAll('[id][data-by]:not([data-by=contact])').length
}

/** Keeps unchanged elements, so that screen readers read only what was added. */
export function showThread(next: Document): void {
  const [root, fresh] = [getRoot(), getRoot(next)]
  document.title = next.title
  if (root.lang !== fresh.lang) {
    replaceAll(root, fresh)
    return
  }
  for (const name of ['conversation', 'after', 'language'] as const) {
    const value = fresh.dataset[name]
    if (value !== undefined) root.dataset[name] = value
  }
  showMessages(getList(next))
  showParts(next)
  setBusy(next.querySelector('[role=log]')?.getAttribute('aria-busy') === 'true')
  setStatus(next.querySelector('.talk-status')?.textContent ?? '')
}

/** The parts beside the messages: the organisation, and the question whether it helped. */
function showParts(next: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = next.querySelector(`[data-part=${part.dataset.part}]`)
    if (fresh === null || fresh.innerHTML === part.innerHTML) continue
    part.replaceChildren(...document.importNode(fresh, true).childNodes)
  }
}

const isOwn = (item: Element) => item.hasAttribute('data-outgoing') || item.hasAttribute('data-begun')

function showMessages(next: Element): void {
  const list = getList()
  const ids = new Set([...next.children].map(({ id }) => id))
  const own = [...list.children].filter(isOwn)
  for (const item of [...list.children]) {
    if (!own.includes(item) && (item.id === '' || !ids.has(item.id))) item.remove()
  }
  const known = new Set([...list.children].map(({ id }) => id))
  const added = [...next.children].filter(({ id }) => id === '' || !known.has(id))
  const before = own[0] ?? null
  for (const item of added) list.insertBefore(document.importNode(item, true), before)
  if (added.length > 0) scrollToEnd()
}

/** Replaces the page by another language. Typed text and unsent messages stay. */
function replaceAll(root: HTMLElement, fresh: HTMLElement): void {
  const typed = root.querySelector('textarea')?.value ?? ''
  const own = [...getList().children].filter(isOwn)
  const { host } = root.dataset
  root.replaceWith(document.importNode(fresh, true))
  if (host !== undefined) getRoot().dataset.host = host
  getList().append(...own)
  const area = document.querySelector('textarea')
  if (area !== null) area.value = typed
  document.querySelector<HTMLElement>('[aria-current=true]')?.focus()
}

/** Screen readers wait with a busy log until it is complete. */
export function setBusy(isBusy: boolean): void {
  document.querySelector('[role=log]')?.setAttribute('aria-busy', String(isBusy))
}

export function setStatus(text: string): void {
  const status = document.querySelector('.talk-status')
  if (status !== null && status.textContent !== text) status.textContent = text
}

/** The list scrolls from its end, which is 0. A reader who has scrolled back stays there. */
export function scrollToEnd(): void {
  const scroll = document.querySelector('.talk-scroll')
  if (scroll !== null && scroll.scrollTop > -160) scroll.scrollTop = 0
}
