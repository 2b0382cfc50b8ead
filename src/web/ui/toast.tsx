import { lazy, Suspense, useSyncExternalStore } from 'react'

export type ToastMessage = { id: number; title: string; description: string; variant: 'default' | 'destructive' }

const listeners = new Set<() => void>()
let current: ToastMessage | undefined
let lastId = 0

/** Shows a message at the edge of the screen for a while. One at a time: a new one takes the place of the old. */
export function toast(message: { title: string; description: string; variant?: ToastMessage['variant'] }): void {
  show({ variant: 'default', ...message, id: ++lastId })
}

export function dismissToast(id: number): void {
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

// Most visits end without a toast, so its code comes with the first one.
const ToastViewport = lazy(() => import('./toast-viewport.tsx'))

export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  if (lastId === 0) return null
  return (
    <Suspense>
      <ToastViewport message={message} />
    </Suspense>
  )
}
