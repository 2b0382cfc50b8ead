import { Calendar, MessagesSquare } from 'lucide-react'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

/** The sections of the receptionist, by their path below it. A section is listed as soon as its route exists. */
const SECTIONS = [
  { path: '', label: 'Desk', icon: MessagesSquare, pages: '/conversations' },
  { path: '/diary', label: 'Diary', icon: Calendar },
]

/** `waiting`: how many conversations need a person. */
export function listSections(base: string, waiting: number): LinkTab[] {
  return SECTIONS.map(({ path, pages, ...section }) => ({
    ...section,
    to: base + path,
    ...(pages !== undefined && { pages: base + pages }),
    ...(path === '' && { waiting }),
  }))
}
