import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const LASTS_MS = 2000

/** Loads for a while when pressed. Nothing beside it may move. */
export function LoadingSample() {
  const [isSending, setIsSending] = useState(false)

  function send(): void {
    setIsSending(true)
    setTimeout(() => setIsSending(false), LASTS_MS)
  }

  return (
    <Button isLoading={isSending} onClick={send}>
      {isSending ? 'Sending' : 'Send message'}
    </Button>
  )
}
