import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { DayMoment as Moment } from '#content/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { MomentStrokes } from './moment-strokes.tsx'

const ICONS = { Phone, WhatsApp: MessageCircle, Email: Mail }

type Props = { moment: Moment; isOpen: boolean; turn: string | undefined }

export function DayMoment({ moment, isOpen, turn }: Props) {
  const Icon = ICONS[moment.channel]
  return (
    <li className={isOpen ? 'day-open' : 'day-closed'} data-theme={isOpen ? undefined : 'dark'}>
      <PageContainer className="railed">
        <div className="day-moment">
          {turn === undefined ? null : <p className="day-turn">{turn}</p>}
          <div className="day-stem">
            <time className="font-demibold font-heading text-[1.375rem] leading-none tabular-nums">{moment.time}</time>
            <MomentStrokes moment={moment} />
          </div>
          <div className="day-asked">
            <p className="day-channel">
              <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
              {moment.channel}
            </p>
            <p className="day-words" lang={moment.isIrish ? 'ga' : undefined}>
              {moment.asked}
            </p>
          </div>
          <div className="day-outcome">
            <p>{moment.outcome}</p>
            {moment.needsPerson && <Badge tone="caution">A person takes over</Badge>}
          </div>
        </div>
      </PageContainer>
    </li>
  )
}
