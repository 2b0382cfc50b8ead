/** Takes over what is new of a page that the server drew. */

/** What changes with the language: everything on the page. */
export function getRoot(page: Document = document): HTMLElement {
  return page.querySelector<HTMLElement>('[data-talk]') ?? page.body
}

export function getList(page: Document = document): HTMLElement {
  return page.querySelector('.talk-messages') ?? page.body
}

/** How many stored messages are not the reader's own. */
export function countReplies(): number {
  return document.querySelectorAll('[id][data-by]:not([data-by=contact])').length
}

/** Keeps what is the same: a screen reader then says what was added, and nothing twice. */
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

/** Beside the messages: what the organisation says of itself, and whether it helped. */
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

/** In another language. What is being written, and what is on its way, stays. */
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

/** A screen reader waits with what is added until it is whole. */
export function setBusy(isBusy: boolean): void {
  document.querySelector('[role=log]')?.setAttribute('aria-busy', String(isBusy))
}

export function setStatus(text: string): void {
  const status = document.querySelector('.talk-status')
  if (status !== null && status.textContent !== text) status.textContent = text
}

/** The list is laid out from its end, so 0 is its end. Somebody who has scrolled back to read stays there. */
export function scrollToEnd(): void {
  const scroll = document.querySelector('.talk-scroll')
  if (scroll !== null && scroll.scrollTop > -160) scroll.scrollTop = 0
}
