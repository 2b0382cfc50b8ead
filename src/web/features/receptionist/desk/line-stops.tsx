import { type KeyboardEvent, useRef, useState } from 'react'
import type { DeskThread } from '#contracts/receptionist/desk.ts'
import { describeMoment } from './describe-moment.ts'
import type { LineLayout } from './lay-out-line.ts'
import { getCallerName } from './words.ts'

/** How far each key moves. Home and End go to the ends. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

type LineStopsProps = { thread: DeskThread; layout: LineLayout }

/**
 * The moments of the line as links to the transcript, with text for screen readers. They are one tab stop. Arrow keys
 * move between them.
 */
export function LineStops({ thread, layout: { stops, width } }: LineStopsProps) {
  const list = useRef<SVGSVGElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const active = Math.max(
    0,
    stops.findIndex(({ id }) => id === activeId),
  )
  const moments = new Map(thread.moments.map((moment) => [moment.id, moment]))
  const share = (x: number) => `${Math.round((Math.max(0, x) / width) * 10_000) / 100}%`

  function move(event: KeyboardEvent): void {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(stops.length - 1, active + step))
    setActiveId(stops[next]?.id)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: only SVG can stand at a place that the server computes
    <svg
      ref={list}
      className="desk-line-stops"
      width="100%"
      height="100%"
      role="group"
      aria-label="Moments of the conversation"
    >
      {stops.map(({ id, from, to }, index) => {
        const moment = moments.get(id)
        return (
          moment && (
            <a
              key={id}
              href={`#${id}`}
              tabIndex={index === active ? 0 : -1}
              aria-label={describeMoment(moment, getCallerName(thread))}
              onFocus={() => setActiveId(id)}
              onKeyDown={move}
            >
              <rect x={share(from)} width={share(to - from)} height="100%" rx="3" />
            </a>
          )
        )
      })}
    </svg>
  )
}
