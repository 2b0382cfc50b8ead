import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** A question that opens to its answer, also without JavaScript. */
export function Disclosure({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>
        {question}
        <Plus size={18} strokeWidth={1.75} className="mt-1 flex-none" aria-hidden="true" />
      </summary>
      <div className="max-w-copy pr-10 pb-6 text-ink-2">{children}</div>
    </details>
  )
}
