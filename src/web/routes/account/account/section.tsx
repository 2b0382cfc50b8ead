import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; intro: ReactNode; children: ReactNode }

export function Section({ id, title, intro, children }: SectionProps) {
  const headingId = `${id}-title`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-x-14 gap-y-6 border-t border-line py-10 outline-none desk:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={headingId} className="font-heading text-title font-demibold">
          {title}
        </h2>
        <div className="mt-1.5 max-w-[36ch] text-ui text-muted">{intro}</div>
      </div>
      <div className="max-w-[38rem] min-w-0">{children}</div>
    </section>
  )
}
