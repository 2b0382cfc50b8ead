import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const LASTS_MS = 2000

/** Pressed, it works for a while: nothing beside it moves. */
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
