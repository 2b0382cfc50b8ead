import type { TalkWriting } from '#contracts/receptionist/talk.ts'
import { showPartialReply } from './partial-reply.ts'
import { canStream } from './requests.ts'
import { getRoot, setStatus } from './thread.ts'

const POLL_MS = 4_000

/** Refreshes the conversation at every event. A hidden tab keeps no connection. */
export function followEvents(refresh: () => Promise<void>) {
  let source: EventSource | undefined
  let poll: ReturnType<typeof setInterval> | undefined

  function update(): void {
    const { conversation, after = '0', lost = '' } = getRoot().dataset
    if (document.hidden || conversation === undefined) {
      stop()
      return
    }
    if (!canStream()) {
      source?.close()
      poll ??= setInterval(() => void refresh(), POLL_MS)
      return
    }
    if (source !== undefined) return
    source = new EventSource(`${location.pathname}/events?after=${after}`)
    let isLost = false
    source.onerror = () => {
      isLost = true
      setStatus(lost)
    }
    source.onopen = () => {
      if (isLost) void refresh()
      isLost = false
    }
    source.onmessage = () => void refresh()
    source.addEventListener('writing', ({ data }) => showPartialReply(JSON.parse(data) as TalkWriting))
  }

  function stop(): void {
    source?.close()
    source = undefined
    clearInterval(poll)
    poll = undefined
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && getRoot().dataset.conversation !== undefined) void refresh()
    else update()
  })
  update()
  return { update }
}
