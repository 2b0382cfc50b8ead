import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = { title: string; isOpen: boolean; onClose: () => void; actions: ReactNode; children: ReactNode }

/**
 * The browser's own dialog. It traps the focus and returns it to its opener, or to the main content if that is gone.
 * Escape or a click outside closes it. The title is a question or a verb, and a destructive action names what it
 * destroys. The focus starts at the title, or at the element with `data-autofocus`, but never on an irreversible action.
 */
export function Dialog({ title, isOpen, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-autofocus], h2')?.focus()
    }
    if (!isOpen && element?.open) element.close()
    // An open dialog that is removed with its page gives the focus back to nothing.
    return isOpen ? focusPageIfLost : undefined
  }, [isOpen])

  function close(): void {
    focusPageIfLost()
    onClose()
  }

  return (
    <dialog ref={dialog} closedby="any" onClose={close} aria-labelledby={titleId} className="dialog">
      {isOpen && (
        <>
          <h2
            id={titleId}
            tabIndex={-1}
            className="font-heading text-xl font-demibold tracking-[-0.008em] outline-none"
          >
            {title}
          </h2>
          <div className="mt-2 text-ui text-ink-2">{children}</div>
          <div className="mt-5 flex flex-wrap gap-2.5 max-sm:grid">{actions}</div>
        </>
      )}
    </dialog>
  )
}

function focusPageIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
