import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { Message, ToastMessage, WithAction } from './toast-message.ts'

const KEPT_FOR_NEXT_PAGE = 'toast'

const listeners = new Set<() => void>()
let current: ToastMessage | undefined
let lastId = 0

/** Shows a message for a while. It replaces the one that is shown. */
export function toast(message: Message & WithAction): void {
  show({ ...message, id: ++lastId })
}

/** Shows a message after the next full page load. */
export function toastOnNextPage(message: Message): void {
  sessionStorage.setItem(KEPT_FOR_NEXT_PAGE, JSON.stringify(message))
}

function showKept(): void {
  const kept = sessionStorage.getItem(KEPT_FOR_NEXT_PAGE)
  if (kept === null) return
  sessionStorage.removeItem(KEPT_FOR_NEXT_PAGE)
  toast(JSON.parse(kept) as Message)
}

function dismissToast(id: number): void {
  if (current?.id === id) show(undefined)
}

function show(message: ToastMessage | undefined): void {
  current = message
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Most visits have no toast, so its code is loaded on the first one.
const ToastViewport = lazy(() => import('./toast-viewport.tsx'))

export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  useEffect(showKept, [])
  if (lastId === 0) return null
  return (
    <Suspense>
      <ToastViewport message={message} onDismiss={dismissToast} />
    </Suspense>
  )
}
