import { CalendarCheck } from 'lucide-react'
import { useRef } from 'react'
import type { CallDeed, CallTurn, ExampleCall } from '#content/en/home-examples.ts'
import { StrokeLegend } from './stroke-legend.tsx'
import { useCutStrokes } from './use-cut-strokes.ts'
import './call-timeline.css'
import './call-across.css'
import { VoiceStrokes } from './voice-strokes.tsx'

const TICK_EVERY = 14

type Props = { call: ExampleCall; voices: string[][]; receptionist: string }

/** An example call on one stem: horizontal on wide screens, vertical on narrow ones. */
export function CallTimeline({ call, voices, receptionist }: Props) {
  const figure = useRef<HTMLElement>(null)
  useCutStrokes(figure)
  const ticks = Array.from({ length: call.seconds / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)
  return (
    <figure ref={figure} className="call">
      <div className="call-stage">
        <VoiceStrokes call={call} voices={voices} />
        <ol className="call-turns">
          {call.parts.map((part) =>
            'done' in part ? (
              <ActionItem key={part.done} deed={part} />
            ) : (
              <TurnItem key={part.from} turn={part} speaker={part.by === 'caller' ? call.caller : receptionist} />
            ),
          )}
        </ol>
      </div>
      <div className="call-ticks" aria-hidden="true">
        {ticks.map((second) => (
          <span key={second}>{`${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`}</span>
        ))}
      </div>
      <figcaption className="call-caption">
        <StrokeLegend receptionist={receptionist} />
        <span>{call.note}</span>
      </figcaption>
    </figure>
  )
}

function TurnItem({ turn, speaker }: { turn: CallTurn; speaker: string }) {
  const isCaller = turn.by === 'caller'
  return (
    <li className="call-turn" data-by={turn.by}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path d={isCaller ? 'M20 10H5M20 18H9M20 26H10' : 'M20 10H35M20 18H31M20 26H30'} />
      </svg>
      <span className="call-speaker">{speaker}</span>
      {turn.words.map(({ text, lang }, index) => (
        <span key={text} lang={lang}>
          {index === 0 ? text : ` ${text}`}
        </span>
      ))}
    </li>
  )
}

function ActionItem({ deed }: { deed: CallDeed }) {
  return (
    <li className="call-deed">
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path d="M8 20H32" />
      </svg>
      <span className="call-deed-label">
        <CalendarCheck size={15} strokeWidth={1.75} aria-hidden="true" />
        {deed.done}
        <span className="call-deed-detail">{`, ${deed.detail}`}</span>
      </span>
    </li>
  )
}
