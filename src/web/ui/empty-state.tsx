import type { ReactNode } from 'react'
import { OghamWord } from './ogham.tsx'

/** Says why a list is empty, in one line what will appear, and offers one action. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2 px-step py-[1.4rem] text-ui">
      <OghamWord word="folamh" pitch={5} length={9} strokeWidth={1.7} />
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}
