import { useMatches } from 'react-router'
import type { LinkTab } from '#web/ui/link-tabs.tsx'
import { PageTitle } from './page-title.tsx'

/** A route below a dashboard exports this as `handle` when its page is more than a tab. */
export type PageTitleHandle<LoaderData = unknown> = { pageTitle: string | ((data: LoaderData) => string) }

/** The heading of the open route, or else the name of its tab. */
export function OpenTabTitle({ tabs }: { tabs: Pick<LinkTab, 'to' | 'label'>[] }) {
  const open = useMatches().at(-1)
  const { pageTitle } = (open?.handle ?? {}) as Partial<PageTitleHandle>
  const tab = tabs.find(({ to }) => to === open?.pathname.replace(/\/$/, ''))
  const title = typeof pageTitle === 'function' ? pageTitle(open?.loaderData) : pageTitle
  return <PageTitle>{title ?? tab?.label ?? ''}</PageTitle>
}
