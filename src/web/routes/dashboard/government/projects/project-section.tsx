import type { ReactNode } from 'react'
import { Panel } from '#web/ui/panel.tsx'

type ProjectSectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of the page, with the anchor to which its form returns. */
export function ProjectSection({ id, title, aside, children }: ProjectSectionProps) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
      <Panel title={title} aside={aside} bodyClassName="">
        {children}
      </Panel>
    </div>
  )
}

type FoldedFormProps = { label: ReactNode; isOpen: boolean; children: ReactNode }

/** A disclosure with a form. It starts open if the form was refused. */
export function FoldedForm({ label, isOpen, children }: FoldedFormProps) {
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center px-step text-ui font-demibold text-accent hover:text-accent-hover">
        {label}
      </summary>
      <div className="grid gap-5 px-step pt-1 pb-step">{children}</div>
    </details>
  )
}
