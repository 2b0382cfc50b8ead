import { liveConversation as words } from '#content/en/live-conversation.ts'
import type { SandboxDeed, SandboxDiary } from '#contracts/receptionist/sandbox.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { describeDeed, isChange } from './describe-deed.ts'
import './live-diary.css'

const [WIDTH, STEM] = [452, 24]
const STROKES = [0.2, 0.5, 0.8]

const TWO_HOURS = 2 * 60 * 60_000

function listHours(from: number, to: number): string[] {
  const count = Math.floor((to - from) / TWO_HOURS) + 1
  return Array.from({ length: count }, (_, index) => new Date(from + index * TWO_HOURS).toISOString())
}

/** The further right, the more of it stands left of its place, so none sticks out. */
const place = (share: number) => ({ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` })

type Span = { startsAt: string; endsAt: string }

/** The discussed day: other people's appointments above the stem, the visitor's across it. */
export function LiveDiary({ diary: { day, open, others, own }, deeds }: { diary: SandboxDiary; deeds: SandboxDeed[] }) {
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return null
  const [from, to] = [Date.parse(first.startsAt), Date.parse(last.endsAt)]
  const x = (instant: number) => Math.round((4 + ((instant - from) / (to - from)) * (WIDTH - 8)) * 10) / 10
  const draw = (spans: Span[], top: number, length: number) =>
    spans
      .flatMap(({ startsAt, endsAt }) => {
        const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
        return STROKES.map((share) => `M${x(start + (end - start) * share)} ${top}v${length}`)
      })
      .join('')
  const name = formatBookingDay(`${day}T12:00:00.000Z`, 'en')
  const booked = own.map((span) => `${formatTime(span.startsAt)} to ${formatTime(span.endsAt)}`).join(', ')
  return (
    <div>
      <h3 className="font-semibold">
        {words.diary}, {name}
      </h3>
      <svg
        viewBox={`0 0 ${WIDTH} 52`}
        fill="none"
        role="img"
        aria-label={`${name}: ${others.length} appointments of others. Yours: ${booked || 'none'}.`}
        className="mt-1.5 w-full"
      >
        <path
          className="stroke-line-strong"
          d={open.map((span) => `M${x(Date.parse(span.startsAt))} ${STEM}H${x(Date.parse(span.endsAt))}`).join('')}
        />
        <path className="stroke-muted" strokeWidth="2.25" d={draw(others, STEM, -16)} />
        <path className="live-own stroke-lichen" strokeWidth="3" d={draw(own, STEM - 4, 24)} />
      </svg>
      <p aria-hidden="true" className="relative h-4 text-micro text-muted tabular-nums">
        {listHours(from, to).map((hour) => (
          <span key={hour} className="absolute" style={place(x(Date.parse(hour)) / WIDTH)}>
            {formatTime(hour)}
          </span>
        ))}
      </p>
      <ol className="live-deeds">
        {deeds.slice(-4).map((deed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index} className={isChange(deed) ? 'is-change' : undefined}>
            {describeDeed(deed)}
          </li>
        ))}
      </ol>
    </div>
  )
}
