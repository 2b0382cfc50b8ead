import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'

type StepPageProps = { title: string; intro?: ReactNode; children: ReactNode }

/** One decision about the subscription on a page of its own: the way back first. */
export function StepPage({ title, intro, children }: StepPageProps) {
  return (
    <div className="grid max-w-[60rem] gap-6">
      <div>
        <TextLink to="." isAlone className="inline-flex items-center gap-1.5 text-ui">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Back to your plan
        </TextLink>
        <h2 className="mt-3 font-heading text-[1.5rem] leading-[1.2] font-[520] tracking-[-0.01em]">{title}</h2>
        {intro && <div className="mt-1.5 max-w-[66ch] text-[0.9375rem] text-ink-2">{intro}</div>}
      </div>
      {children}
    </div>
  )
}
