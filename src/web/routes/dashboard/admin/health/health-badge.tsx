import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const WORDS: Record<'ok' | 'attention' | 'failing', { tone: BadgeTone; word: string }> = {
  ok: { tone: 'positive', word: 'Well' },
  attention: { tone: 'caution', word: 'Needs attention' },
  failing: { tone: 'critical', word: 'Failing' },
}

export function HealthBadge({ health }: { health: keyof typeof WORDS }) {
  const { tone, word } = WORDS[health]
  return <Badge tone={tone}>{word}</Badge>
}
