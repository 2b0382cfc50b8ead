import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { DayEntry, exampleDay } from '#content/en/home-examples.ts'
import { Badge } from '#web/ui/badge.tsx'

const CHANNELS = { phone: Phone, chat: MessageCircle, email: Mail }

export function ExampleDay({ day }: { day: typeof exampleDay }) {
  return (
    <figure>
      <div className="overflow-hidden rounded-sheet border border-line bg-surface shadow-pop">
        <p className="flex flex-wrap items-center gap-x-3 border-b border-line px-[1.15rem] py-[0.85rem] text-ui">
          <b className="font-semibold">Today</b>
          <span className="text-muted">{day.summary}</span>
          <Badge tone="positive" className="ml-auto">
            Answering now
          </Badge>
        </p>
        <ul>
          {day.entries.map((entry) => (
            <Entry key={entry.at} entry={entry} />
          ))}
        </ul>
      </div>
      <figcaption className="mt-4 text-small text-muted">{day.note}</figcaption>
    </figure>
  )
}

function Entry({ entry }: { entry: DayEntry }) {
  const Icon = CHANNELS[entry.channel]
  return (
    <li className="day-entry">
      <Icon className="mt-[0.12rem] text-muted" size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <b>{entry.who}</b>
        <p>{entry.what}</p>
      </div>
      <div className="text-right">
        <time>{entry.at}</time>
        <Badge tone={entry.tone}>{entry.outcome}</Badge>
      </div>
    </li>
  )
}
