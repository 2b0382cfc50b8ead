import type { ReactNode } from 'react'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'
import { OpenTab } from './open-tab.tsx'
import { OpenTabTitle } from './open-tab-title.tsx'
import { PortalFrame, PortalTitle } from './portal-frame.tsx'
import { type PortalLink, PortalLinks } from './portal-links.tsx'
import type { PortalPerson } from './portal-person.ts'
import { listTabs, type PortalTab } from './portal-tabs.ts'

type PortalPageProps = {
  person: PortalPerson
  title: string
  welcome: ReactNode
  stats: Stat[]
  tabs: PortalTab[]
  /** Screens of this dashboard that are not tabs. */
  links?: PortalLink[]
  /** Notices above the figures: samples, missing details. */
  notices?: ReactNode
  children: ReactNode
}

export function PortalPage({ person, title, welcome, stats, tabs, links = [], notices, children }: PortalPageProps) {
  const shown = listTabs(tabs, person.place)
  return (
    <PortalFrame person={person}>
      <OpenTabTitle tabs={[...shown, ...links]} />
      <PortalTitle
        title={title}
        isPageTitle={false}
        aside={links.length > 0 && <PortalLinks label={`${title} tools`} links={links} />}
      >
        {welcome}
      </PortalTitle>
      {notices}
      <StatStrip label="Summary" stats={stats} className="mb-6" />
      <LinkTabs label={`${title} sections`} tabs={shown} />
      <OpenTab>{children}</OpenTab>
    </PortalFrame>
  )
}
