import { ENQUIRY_KIND_LABELS, ENQUIRY_STATUS_LABELS, type EnquiryKind, type EnquiryStatus } from '#contracts/inbox.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<EnquiryStatus, BadgeTone> = {
  new: 'info',
  in_progress: 'caution',
  answered: 'positive',
  spam: 'neutral',
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <Badge tone={TONES[status]}>{ENQUIRY_STATUS_LABELS[status]}</Badge>
}

export function KindBadge({ kind, module }: { kind: EnquiryKind; module: string | null }) {
  return <Badge tone="outline">{module === null ? ENQUIRY_KIND_LABELS[kind] : module.toUpperCase()}</Badge>
}
