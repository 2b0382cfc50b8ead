import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { useReload } from '#web/features/portal-frame/use-reload.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Group } from './group.tsx'

type Outcome = { status: 'queued' | 'sent' | 'dead'; recipient: string; reason: string | null }
type Props = { outcome: Outcome | null; sender: string; refusal: Refusal | undefined }

/** Sends one mail through the outbox with the saved sender, and shows the result. */
export function TestMail({ outcome, sender, refusal }: Props) {
  return (
    <div id="test-mail" tabIndex={-1} className="border-t border-line pt-8 outline-none">
      <Group
        id="test-mail-title"
        title="Test mail"
        intro="Goes to your own address, through the queue like every mail."
      >
        <p className="text-ui text-ink-2">{`From ${sender}, as it is saved now.`}</p>
        {outcome && <Result outcome={outcome} />}
        <Form intent="test-mail" refusal={refusal} submit="Send test mail" variant="secondary" />
      </Group>
    </div>
  )
}

function Result({ outcome: { status, recipient, reason } }: { outcome: Outcome }) {
  const { reload, isReloading } = useReload()
  if (status === 'sent') {
    return (
      <Notice tone="positive" role="status" title="The test mail went out">
        {`It was handed over for ${recipient}.`}
      </Notice>
    )
  }
  if (status === 'dead') {
    return (
      <Notice tone="critical" role="status" title="The test mail was refused">
        {`The mail server said: ${reason ?? 'nothing'}.`}
      </Notice>
    )
  }
  return (
    <Notice tone="caution" role="status" title="The test mail is waiting">
      <p>{reason === null ? 'It has not been tried yet.' : `The last try ended with: ${reason}. It is tried again.`}</p>
      <Button variant="secondary" size="sm" isLoading={isReloading} onClick={reload} className="mt-2">
        Check again
      </Button>
    </Notice>
  )
}
