import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { Sample } from './sample.tsx'

const ACCOUNTS = [
  { value: 'business', label: 'Business' },
  { value: 'government', label: 'Government' },
  { value: 'admin', label: 'Admin' },
] as const

export function Actions() {
  return (
    <>
      <Sample name="Button: variants, sizes, loading, disabled">
        <div className="flex flex-wrap gap-2.5">
          <Button>Publish</Button>
          <Button variant="bright">Get started</Button>
          <Button variant="secondary">Schedule</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Delete greeting</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="sm" variant="secondary" icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}>
            Export
          </Button>
          <ButtonLink to="/" size="lg">
            Large, a link
          </ButtonLink>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button isLoading>Publishing</Button>
          <Button disabled>Publish</Button>
          <IconButton label="Delete greeting">
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </Sample>
      <Tabs />
      <Sample name="Dialog">
        <DialogSample />
      </Sample>
    </>
  )
}

function Tabs() {
  const [account, setAccount] = useState<(typeof ACCOUNTS)[number]['value']>('business')
  return (
    <Sample name="Tabs: links (a bar at the bottom of a phone), and in a form">
      <LinkTabs
        label="Sample sections"
        tabs={[
          { to: '/design', label: 'Overview' },
          { to: '/design/tools', label: 'AI Tools', count: 3 },
          { to: '/design/analytics', label: 'Analytics' },
        ]}
      />
      <SegmentedTabs
        label="Account type"
        options={ACCOUNTS}
        value={account}
        onChange={setAccount}
        controls="account-sample"
      />
      <p id="account-sample" role="tabpanel" aria-label="Account type" className="text-ui text-muted">
        {account}
      </p>
    </Sample>
  )
}

function DialogSample() {
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
