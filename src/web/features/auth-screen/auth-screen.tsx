import type { ReactNode } from 'react'
import { Link } from 'react-router'
import poster from '#web/assets/hero/hero-poster-tall.webp?url'
import { useSite } from '#web/lib/site.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'

type AuthScreenProps = { title: string; intro?: ReactNode; footer?: ReactNode; children: ReactNode }

export function AuthScreen({ title, intro, footer, children }: AuthScreenProps) {
  const name = useSite()?.company.name ?? ''
  return (
    <div className="grid min-h-svh desk:grid-cols-2">
      <div className="flex flex-col px-[clamp(1.25rem,4vw,3.5rem)] py-7">
        <header className="flex items-center justify-between gap-4">
          <Link to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <TextLink to="/" className="inline-flex min-h-11 items-center text-ui">
            Back to Home
          </TextLink>
        </header>
        <main className="m-auto w-full max-w-[26.5rem] py-10">
          <h1 className="font-heading text-d3 font-medium">{title}</h1>
          {intro && <div className="mt-2 text-ink-2">{intro}</div>}
          {children}
        </main>
        {footer && <footer className="text-small text-muted">{footer}</footer>}
      </div>
      <aside data-theme="dark" className="relative hidden overflow-hidden bg-canvas p-[3.25rem] desk:block">
        <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />
        <p className="relative max-w-[25rem] font-heading text-d3 leading-[1.12] font-medium">
          Every call answered. <span lang="ga">Gach glao freagartha.</span>
        </p>
      </aside>
    </div>
  )
}
