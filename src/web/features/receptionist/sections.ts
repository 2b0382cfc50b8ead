import { type LucideIcon, MessagesSquare, SlidersVertical } from 'lucide-react'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

/** The sections of the receptionist, by their path below it. A section is listed as soon as its route exists. */
const SECTIONS: { path: string; label: string; icon: LucideIcon; pages?: string }[] = [
  { path: '', label: 'Desk', icon: MessagesSquare, pages: '/conversations' },
  { path: '/set-up', label: 'Set-up', icon: SlidersVertical },
]

/** Whether there is a section with this path. */
export const hasSection = (path: string) => SECTIONS.some((section) => section.path === path)

/** `waiting`: how many conversations need a person. */
export function listSections(base: string, waiting: number): LinkTab[] {
  return SECTIONS.map(({ path, pages, ...section }) => ({
    ...section,
    to: base + path,
    ...(pages !== undefined && { pages: base + pages }),
    ...(path === '' && { waiting }),
  }))
}
