import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'

type PaperHeadProps = { title: string; badges: ReactNode; back: { to: string; label: string } }

/** The head of an invoice or a quote. `pdf` below its address is its document. */
export function PaperHead({ title, badges, back }: PaperHeadProps) {
  return (
    <>
      <BackLink to={back.to} relative="path">
        {back.label}
      </BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em]">{title}</h2>
        {badges}
        <DownloadLink to="pdf" relative="path" className="ml-auto max-sm:w-full">
          Download PDF
        </DownloadLink>
      </div>
    </>
  )
}
