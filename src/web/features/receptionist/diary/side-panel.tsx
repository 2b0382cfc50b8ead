import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/router-link.tsx'
import { diaryLink, KEPT, useDiaryPlace } from './diary-place.ts'
import './side-panel.css'

type SidePanelProps = {
  /** Path of the diary. */
  base: string
  title: string
  badge?: ReactNode
  children: ReactNode
}

/** What is open beside the day: on a phone a sheet over it. Escape closes it. */
export function SidePanel({ base, title, badge, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const to = diaryLink(base, useDiaryPlace())
  useEscape(to)
  useSheet(panel)
  return (
    <>
      <Link to={to} tabIndex={-1} aria-hidden="true" className="diary-scrim" {...KEPT} />
      <aside ref={panel} className="diary-box diary-side" aria-labelledby="diary-side-title">
        <header className="diary-side-head">
          <h2 id="diary-side-title" tabIndex={-1}>
            {title}
          </h2>
          {badge}
          <Link to={to} aria-label="Close" title="Close" className="diary-close" {...KEPT}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </header>
        {children}
      </aside>
    </>
  )
}

function useEscape(to: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(to, KEPT)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, to])
}

const SHEET = '(width < 861px)'

/** The panel begins with the focus, and gives it back to what opened it. Behind a sheet nothing can be reached. */
function useSheet(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    const query = window.matchMedia(SHEET)
    element?.querySelector<HTMLElement>('[data-autofocus], #diary-side-title')?.focus()
    const behind = listBehind(element)
    const follow = () => {
      for (const other of behind) other.inert = query.matches
    }
    follow()
    query.addEventListener('change', follow)
    return () => {
      query.removeEventListener('change', follow)
      for (const other of behind) other.inert = false
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [panel])
}

/** Everything that stands beside the panel or beside one of its parents. */
function listBehind(panel: HTMLElement | null): HTMLElement[] {
  const behind: HTMLElement[] = []
  for (let inner = panel; inner !== null && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement?.children ?? []) {
      const isPart =
        other === inner ||
        !(other instanceof HTMLElement) ||
        other.matches('.diary-scrim, script, [role=status], .toast-viewport')
      if (!isPart) behind.push(other)
    }
  }
  return behind
}
