import { type MouseEvent, useState } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ClearSamplesForm, WHAT_CLEARING_DOES } from './clear-samples-form.tsx'

/** Says that figures are samples, and offers to clear them. Without JavaScript, a page of its own asks first. */
export function SampleDataNotice({ hasSavings }: { hasSavings: boolean }) {
  const [isAsking, setIsAsking] = useState(false)

  function ask(event: MouseEvent): void {
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <Notice className="mb-4" title="You are looking at sample data">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-copy basis-72 grow">
          It shows what the dashboard will look like. What you add yourself is counted with it until you clear the
          samples.{hasSavings && ' Your receptionist’s first conversation replaces its sample savings.'}
        </p>
        <ButtonLink to={href('/dashboard/sample-data')} variant="secondary" onClick={ask} className="max-sm:w-full">
          Clear sample data
        </ButtonLink>
      </div>
      <Dialog
        title="Clear sample data?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <ClearSamplesForm>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep it for now
            </Button>
          </ClearSamplesForm>
        }
      >
        {WHAT_CLEARING_DOES}
      </Dialog>
    </Notice>
  )
}
