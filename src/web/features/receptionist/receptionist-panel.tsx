import { BookOpen, Clock, MessageCircle } from 'lucide-react'
import { href } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** `base` is the path of the receptionist in the portal. */
export type ReceptionistPanelProps = { base: string; slug: string; isPaused: boolean }

/** The first steps with a receptionist that answers since the registration. */
export function ReceptionistPanel({ base, slug, isPaused }: ReceptionistPanelProps) {
  return (
    <Panel
      title={
        <span className="flex items-center gap-2.5">
          Your AI receptionist <Badge tone={isPaused ? 'caution' : 'positive'}>{isPaused ? 'Paused' : 'Live'}</Badge>
        </span>
      }
      aside={
        <TextLink to={base} isAlone>
          Open
        </TextLink>
      }
      bodyClassName="py-1"
    >
      <ul>
        <LinkRow
          icon={MessageCircle}
          to={href('/talk/:slug', { slug })}
          label="Talk to it"
          text={`Callers find it at /talk/${slug}`}
        />
        <LinkRow
          icon={Clock}
          to={`${base}/set-up`}
          label="Check its hours and services"
          text="What callers can book, and when"
        />
        <LinkRow
          icon={BookOpen}
          to={`${base}/knowledge`}
          label="Read what it answers"
          text="Correct it, and add what it does not know"
        />
      </ul>
    </Panel>
  )
}
