import { checkLength, focusField } from './field.ts'
import { listenToHost, tellHost } from './host.ts'
import { followEvents } from './live.ts'
import { placePartialReply } from './partial-reply.ts'
import { readConversation, request } from './requests.ts'
import { createSending } from './sending.ts'
import { countReplies, getRoot, setStatus, showThread } from './thread.ts'

/**
 * The script of the receptionist's page and of the widget's frame. The server renders every state of the conversation.
 * This script sends messages, requests the page again at each event, and copies what is new.
 */
let isShown = true
let unread = 0

async function refreshPage(): Promise<void> {
  const before = countReplies()
  const page = await readConversation()
  if (page !== undefined) showThread(page)
  placePartialReply()
  live.update()
  if (isShown) return
  unread += Math.max(0, countReplies() - before)
  if (unread > 0) tellHost({ type: 'unread', count: unread })
}

let running: Promise<void> | undefined
let isOutdated = false

/**
 * Runs one refresh at a time, so that an older page never replaces a newer one. A request during a refresh causes one
 * more.
 */
function refresh(): Promise<void> {
  isOutdated = true
  running ??= refreshUntilCurrent().finally(() => {
    running = undefined
  })
  return running
}

async function refreshUntilCurrent(): Promise<void> {
  while (isOutdated) {
    isOutdated = false
    await refreshPage()
  }
}

const sending = createSending(refresh)
const live = followEvents(async () => {
  if (!sending.isBusy()) await refresh()
})

listenToHost(({ type }) => {
  isShown = type === 'shown'
  if (!isShown) return
  unread = 0
  focusField()
})

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const fields = new FormData(form)
  const intent = fields.get('intent')
  // Starting again loads a new page.
  if (intent === 'leave') return
  event.preventDefault()
  if (intent === 'say') submitMessage(form, String(fields.get('text') ?? ''))
  if (intent === 'language') void changeLanguage(fields)
  if (intent === 'booking') void openBooking(form, event.submitter)
  if (intent === 'helped') void submitRating(form, event.submitter)
})

function submitMessage(form: HTMLFormElement, text: string): void {
  const area = form.querySelector('textarea')
  area?.focus()
  if (text.trim() === '' || (area !== null && !checkLength(area))) return
  sending.send(text.trim())
  if (area !== null) area.value = ''
}

/** Every text on the page changes, so the whole page is replaced. */
async function changeLanguage(fields: FormData): Promise<void> {
  const language = String(fields.get('language'))
  await request('', { method: 'POST', body: new URLSearchParams({ intent: 'language', language }) }).catch(
    () => undefined,
  )
  getRoot().dataset.language = language
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
  await refresh()
  const area = document.querySelector('textarea')
  if (area !== null) checkLength(area)
}

async function submitRating(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  await request('', { method: 'POST', body: readFields(form, button) }).catch(() => undefined)
  await refresh()
}

/**
 * Booking pages may not be framed, so the widget opens a tab. It opens it at once, because browsers block a later one.
 */
async function openBooking(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const tab = parent === window ? window : window.open('about:blank', '_blank')
  const response = await request('', { method: 'POST', body: readFields(form, button) }).catch(() => undefined)
  if (response?.redirected) tab?.location.assign(response.url)
  else if (tab === window) setStatus(getRoot().dataset.lost ?? '')
  else tab?.close()
}

function readFields(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  return new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null) return
  if (button.dataset.close !== undefined) tellHost({ type: 'close' })
  if (button.dataset.retry !== undefined) sending.retry(button.closest('li'))
  if (button.classList.contains('talk-option')) sending.send(button.textContent ?? '')
})

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) checkLength(target)
})

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tellHost({ type: 'close' })
  const { target } = event
  if (!(target instanceof HTMLTextAreaElement) || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  target.form?.requestSubmit()
})

tellHost({ type: 'ready' })
