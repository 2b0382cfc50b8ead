import type { DeskThread } from '#contracts/receptionist/desk.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LEAST_SCALE, type LineLabel, type LineLayout, layOutLine, STEM } from './lay-out-line.ts'
import { LineStops } from './line-stops.tsx'
import { getCallerName, getFirstName } from './words.ts'
import './line.css'

const HEIGHT = 108

/** A conversation as one line: the caller above, the receptionist below, a person slanted. Time runs to the right. */
export function ConversationLine({ thread }: { thread: DeskThread }) {
  const layout = layOutLine(thread)
  return (
    <div className="desk-line">
      <p className="desk-line-sides" aria-hidden="true">
        <span>{getFirstName(getCallerName(thread))}</span>
        <span>Receptionist</span>
      </p>
      <div className="desk-line-window">
        <div className="desk-line-axis">
          <Drawing layout={layout} isLive={thread.isLive} label={describeLine(thread)} />
          <Words layout={layout} isLive={thread.isLive} />
          <LineStops key={thread.id} thread={thread} layout={layout} />
        </div>
      </div>
    </div>
  )
}

type DrawingProps = { layout: LineLayout; isLive: boolean; label: string }

function Drawing({ layout: { width, end, paths }, isLive, label }: DrawingProps) {
  return (
    <svg
      className="desk-line-drawing"
      width={Math.round(width * LEAST_SCALE)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${STEM}H${end}`} className="stroke-line-strong" />
      {isLive && <path d={`M${end} ${STEM}H${width}`} className="stroke-line-strong" strokeDasharray="2 4" />}
      {Object.entries(paths).map(([kind, d]) => (
        <path key={kind} d={d} className="desk-stroke" data-kind={kind} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

/** HTML over the drawing: the SVG is stretched, and text must not be. */
function Words({ layout: { width, end, times, labels, silences }, isLive }: { layout: LineLayout; isLive: boolean }) {
  const share = (x: number) => `${Math.round((x / width) * 1_000) / 10}%`
  return (
    <svg className="desk-line-words" width="100%" height="100%" aria-hidden="true">
      <g className="desk-line-times">
        <Labels labels={times} share={share} />
      </g>
      <g className="desk-line-silences">
        {silences.map(([from, to]) => (
          <line key={from} x1={share(from)} x2={share(to)} />
        ))}
      </g>
      <g className="desk-line-marks">
        {labels.map((label) => (
          <foreignObject
            key={`${label.x}${label.text}`}
            x={share(label.x)}
            width="1"
            height="1"
            className={chooseRoom(label)}
          >
            <span className="desk-line-tag" data-anchor={label.anchor} data-kind={label.kind}>
              {label.text}
            </span>
          </foreignObject>
        ))}
      </g>
      {isLive && (
        <g className="desk-line-now">
          <line x1={share(end + 8)} x2={share(end + 8)} y1="0" y2="100%" />
          <text x={share(end + 14)}>Now</text>
        </g>
      )}
    </svg>
  )
}

function Labels({ labels, share }: { labels: LineLabel[]; share: (x: number) => string }) {
  return labels.map((label) => (
    <text key={`${label.x}${label.text}`} x={share(label.x)} textAnchor={label.anchor} className={chooseRoom(label)}>
      {label.text}
    </text>
  ))
}

const chooseRoom = ({ isWide, isNarrow }: LineLabel) =>
  classNames(!isWide && 'desk:hidden', !isNarrow && 'max-desk:hidden')

/** The text alternative of the drawing. */
function describeLine({ moments, startedAt, lastMessageAt }: DeskThread): string {
  const said = moments.filter(({ kind }) => kind === 'said').length
  const marks = moments.flatMap((moment) =>
    moment.kind === 'did' && moment.mark !== 'step' ? [`${moment.tag ?? moment.text} at ${formatTime(moment.at)}`] : [],
  )
  const span = `The conversation from ${formatTime(startedAt)} to ${formatTime(lastMessageAt)}, ${said} messages`
  return marks.length === 0 ? span : `${span}: ${marks.join(', ')}`
}
