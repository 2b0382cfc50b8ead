import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { scrollSmoothlyOnce } from '#web/lib/scroll-to-section.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type Section = { section: string; onChoose?: () => void }

/** Links to a section of the home page. On the home page it scrolls smoothly, from other pages it jumps. */
export function SectionLink({ section, onChoose, ...rest }: Section & Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link {...rest} {...useSection(section, onChoose)} />
}

export function SectionButton({ section, onChoose, ...rest }: Section & Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return <ButtonLink {...rest} {...useSection(section, onChoose)} />
}

function useSection(section: string, onChoose?: () => void) {
  const { pathname } = useLocation()
  const onClick = () => {
    if (pathname === '/') scrollSmoothlyOnce()
    onChoose?.()
  }
  return { to: `/#${section}`, onClick }
}
