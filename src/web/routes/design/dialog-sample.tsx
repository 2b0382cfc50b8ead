import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export function DialogSample() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        title="Delete this greeting?"
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant="danger" onClick={close}>
              Delete greeting
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        Callers will hear the standard greeting in both languages until you write a new one.
      </Dialog>
    </div>
  )
}
