import { BookOpen, Calendar, ChartColumn, MessageCircle, MessagesSquare, SlidersVertical } from 'lucide-react'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

/** Counts for the sections: conversations that need a person, and questions without an answer. */
export type SectionCounts = { waiting: number; unanswered: number }

type Section = Omit<LinkTab, 'to'> & { path: string; counts?: keyof SectionCounts }

/** The sections by their path. A section is listed if its route exists. */
const SECTIONS: Section[] = [
  { path: '', label: 'Desk', icon: MessagesSquare, pages: '/conversations', counts: 'waiting' },
  { path: '/diary', label: 'Diary', icon: Calendar },
  { path: '/knowledge', label: 'Knowledge', icon: BookOpen, counts: 'unanswered' },
  { path: '/set-up', label: 'Set-up', icon: SlidersVertical },
  { path: '/try-it', label: 'Try it', icon: MessageCircle },
  { path: '/report', label: 'Report', icon: ChartColumn },
]

export function listSections(base: string, numbers: SectionCounts): LinkTab[] {
  return SECTIONS.map(({ path, pages, counts, ...section }) => ({
    ...section,
    to: base + path,
    ...(pages !== undefined && { pages: base + pages }),
    ...(counts !== undefined && { waiting: numbers[counts] }),
  }))
}
