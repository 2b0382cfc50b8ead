import { type RefObject, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks before the reader leaves a form with unsaved text. Submitting the form does not count as leaving. */
export function UnsavedChanges({ container }: { container: RefObject<HTMLElement | null> }) {
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const element = container.current
    const note = () => setIsChanged(true)
    const forget = () => setIsChanged(false)
    element?.addEventListener('input', note)
    element?.addEventListener('submit', forget)
    return () => {
      element?.removeEventListener('input', note)
      element?.removeEventListener('submit', forget)
    }
  }, [container])
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && isElsewhere(currentLocation, nextLocation),
  )
  return (
    <Dialog
      title="Leave without saving?"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </>
      }
    >
      What you changed in this section is not saved yet.
    </Dialog>
  )
}

type Place = { pathname: string; search: string }

function isElsewhere(from: Place, to: Place): boolean {
  return from.pathname !== to.pathname || from.search !== to.search
}
