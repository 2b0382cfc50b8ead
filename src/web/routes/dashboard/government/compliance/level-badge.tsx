import { type ComplianceLevel, levelLabel } from '#contracts/compliance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LEVEL_TONES } from './policy-words.ts'

export function LevelBadge({ level }: { level: ComplianceLevel }) {
  return <Badge tone={LEVEL_TONES[level]}>{levelLabel(level)}</Badge>
}
