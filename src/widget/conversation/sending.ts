import { newKey } from '#web/lib/new-key.ts'
import { copyMessage, copyTemplate, writeText } from './items.ts'
import { keepConversation, request } from './requests.ts'
import { getList, getRoot, scrollToEnd, setBusy } from './thread.ts'

type Outgoing = { item: HTMLElement; text: string; key: string; isFailed: boolean }

/**
 * Sends messages in sequence. A failed one stays with its reason. A retry has the same key, so the server stores it
 * once.
 */
export function createSending(refresh: () => Promise<void>) {
  const queue: Outgoing[] = []
  let isSending = false
  let isDelivering = false

  async function work(): Promise<void> {
    const next = queue.find(({ isFailed }) => !isFailed)
    if (isSending || next === undefined) return
    isSending = true
    const writing = copyTemplate('[data-writing]')
    writing.dataset.outgoing = ''
    getList().append(writing)
    setBusy(true)
    scrollToEnd()
    isDelivering = true
    const reason = await deliver(next)
    isDelivering = false
    if (reason === undefined) {
      queue.splice(queue.indexOf(next), 1)
      await refresh()
      next.item.remove()
    } else {
      next.isFailed = true
      setBusy(false)
      showReason(next.item, reason)
    }
    writing.remove()
    isSending = false
    return work()
  }

  return {
    /** True until the message is delivered. The page is refreshed then, so events until then need no refresh. */
    isBusy: () => isDelivering,
    send(text: string): void {
      const item = copyMessage('contact')
      item.dataset.outgoing = ''
      writeText(item, 'contact', text)
      for (const asked of document.querySelectorAll('[data-offered], [data-part=helped] > *')) asked.remove()
      getList().append(item)
      queue.push({ item, text, key: newKey(), isFailed: false })
      scrollToEnd()
      void work()
    },
    retry(item: Element | null): void {
      const outgoing = queue.find((one) => one.item === item)
      if (outgoing === undefined) return
      outgoing.isFailed = false
      showReason(outgoing.item, '')
      void work()
    },
  }
}

/** Returns undefined if the message was stored, or else the reason. */
async function deliver({ text, key }: Outgoing): Promise<string | undefined> {
  try {
    const response = await request('/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ text, language: getRoot().dataset.language }),
    })
    const answer = (await response.json()) as { held?: string; message?: string }
    if (!response.ok) return String(answer.message ?? '')
    if (answer.held !== undefined) keepConversation(answer.held)
    return undefined
  } catch {
    return getRoot().dataset.lost ?? ''
  }
}

function showReason(item: HTMLElement, reason: string): void {
  const note = item.querySelector<HTMLElement>('[data-unsent]')
  const words = item.querySelector('[data-reason]')
  if (note === null || words === null) return
  words.textContent = reason
  note.hidden = reason === ''
  item.classList.toggle('opacity-70', reason === '')
}
