import { ChartColumn, CreditCard, House, LifeBuoy, Users, Wrench } from 'lucide-react'
import { useId, useState } from 'react'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { SegmentedPanel, SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { Sample } from './sample.tsx'

const SECTIONS = [
  { to: '/design', label: 'Overview', icon: House },
  { to: '/design/tools', label: 'AI tools', count: 3, icon: Wrench },
  { to: '/design/analytics', label: 'Analytics', icon: ChartColumn },
]
const MORE_SECTIONS = [
  { to: '/design/people', label: 'People', icon: Users },
  { to: '/design/plan', label: 'Plan', icon: CreditCard },
  { to: '/design/support', label: 'Support', icon: LifeBuoy },
]

const ACCOUNTS = [
  { value: 'business', label: 'Business', text: 'For companies and sole traders.' },
  { value: 'government', label: 'Government', text: 'For public bodies.' },
  { value: 'admin', label: 'Admin', text: 'For our own people.' },
] as const

export function Tabs() {
  const id = useId()
  const [account, setAccount] = useState<(typeof ACCOUNTS)[number]['value']>('business')
  return (
    <>
      <Sample name="Tabs: links, a bar at the bottom of a phone">
        {/* A containing block, so that the phone's bottom bar stays inside the sample. */}
        <div className="contain-layout max-desk:h-48">
          <LinkTabs label={`Short ${id}`} tabs={SECTIONS} />
        </div>
        <div className="contain-layout desk:hidden max-desk:h-48">
          <LinkTabs label={`Long ${id}`} tabs={[...SECTIONS, ...MORE_SECTIONS]} />
        </div>
      </Sample>
      <Sample name="Tabs in a form">
        <SegmentedTabs label="Account type" options={ACCOUNTS} value={account} onChange={setAccount} controls={id} />
        <SegmentedPanel id={id} value={account}>
          <p className="text-ui text-muted">{ACCOUNTS.find(({ value }) => value === account)?.text}</p>
        </SegmentedPanel>
      </Sample>
    </>
  )
}
