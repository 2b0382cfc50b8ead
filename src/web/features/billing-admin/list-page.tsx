import type { ReactNode } from 'react'
import type { ListPage as Page } from '#contracts/lists.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

type ListPageProps<Item> = {
  title: string
  page: Page<Item>
  filter?: ReactNode
  /** Whether a search or a filter is set. An empty list then gives another reason. */
  isFiltered: boolean
  empty: { title: string; text: string }
  children: (items: Item[]) => ReactNode
}

export function ListPage<Item>({ title, page, filter, isFiltered, empty, children }: ListPageProps<Item>) {
  return (
    <div className="grid gap-4">
      {filter}
      <Panel title={title} headingLevel={3} bodyClassName="">
        {page.items.length > 0 ? children(page.items) : isFiltered ? <EmptyResult /> : <EmptyState {...empty} />}
      </Panel>
      <Pager label={title} page={page} />
    </div>
  )
}

function EmptyResult() {
  return (
    <EmptyState
      title="No matches"
      text="Try fewer letters, or other filters."
      action={
        <TextLink to="." isAlone>
          Show all
        </TextLink>
      }
    />
  )
}
