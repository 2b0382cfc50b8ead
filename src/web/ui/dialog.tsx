import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = { title: string; isOpen: boolean; onClose: () => void; actions: ReactNode; children: ReactNode }

/**
 * The browser's own dialog: it keeps the focus, Escape closes it, and the focus returns to where it was. The title is a
 * question or a verb; an action that destroys something is named for what it destroys.
 */
export function Dialog({ title, isOpen, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) element.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={titleId} className="dialog">
      <h2 id={titleId} className="font-heading text-title font-[560]">
        {title}
      </h2>
      <div className="mt-2 text-ui text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </dialog>
  )
}
