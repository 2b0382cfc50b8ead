import type { ReactNode } from 'react'

type GroupProps = { id: string; title: string; intro: ReactNode; children: ReactNode }

/** A group of settings: the explanation on the left, its fields on the right. */
export function Group({ id, title, intro, children }: GroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-6 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 desk:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={id} className="font-heading text-title font-demibold">
          {title}
        </h2>
        <div className="mt-1.5 grid max-w-[38ch] gap-2 text-ui text-muted">{intro}</div>
      </div>
      <div className="grid max-w-2xl min-w-0 content-start gap-5">{children}</div>
    </section>
  )
}

/** Two fields side by side if they fit. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}
