import type { ComplianceLevel } from '#contracts/compliance.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const LEVEL_TONES: Record<ComplianceLevel, BadgeTone> = { COMPLIANT: 'positive', PARTIAL: 'caution' }

/** The messages after a form. */
export const POLICY_DONE = {
  'policy-added': { title: 'Policy added', description: 'It counts as partial until its first review.' },
  'policy-saved': { title: 'Policy saved' },
  'policy-reviewed': { title: 'Review recorded', description: 'It stays in the history.' },
}
