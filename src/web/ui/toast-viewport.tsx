import { Check, CircleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { classNames } from './class-names.ts'
import type { ToastMessage } from './toast-message.ts'

const DURATION_MS = 5000
const SWIPE_PX = 50

type ToastViewportProps = { message: ToastMessage | undefined; onDismiss: (id: number) => void }

/** Shows a toast for 5 s, longer under the pointer or with focus. A swipe to the right dismisses it. F8 focuses it. */
export default function ToastViewport({ message, onDismiss }: ToastViewportProps) {
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {message && <OneToast key={message.id} message={message} onDismiss={onDismiss} />}
      <Toast.Viewport hotkey={['F8']} className="toast-viewport" />
    </Toast.Provider>
  )
}

function OneToast({ message, onDismiss }: ToastViewportProps & { message: ToastMessage }) {
  const { id, title, description, action, variant } = message
  const isDestructive = variant === 'destructive'
  const Icon = isDestructive ? CircleAlert : Check
  return (
    <Toast.Root
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onDismiss(id)}
      className={classNames('toast', isDestructive && 'toast-destructive')}
    >
      <Icon size={18} strokeWidth={1.75} className="mt-px flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && <Toast.Description className="text-ink-2">{description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.onSelect}
          className="-my-1 min-h-8 flex-none cursor-pointer px-1 font-demibold text-accent underline underline-offset-[0.22em] hover:decoration-2"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Dismiss"
        className="-my-1 -mr-1.5 grid size-8 flex-none cursor-pointer place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}
