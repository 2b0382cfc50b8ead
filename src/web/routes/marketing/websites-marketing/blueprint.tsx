import { BlueprintCallouts } from './blueprint-callouts.tsx'

/** A half-built page: finished at the top, drawn in the middle, only ruled at the foot. */
export function Blueprint() {
  return (
    <svg viewBox="0 0 640 690" fill="none" aria-hidden="true" className="block h-auto w-full">
      <path d="M60 690V20H560V690" className="fill-surface stroke-ink" strokeWidth="1.5" />
      <Rules />
      <Finished />
      <Drawn />
      <BlueprintCallouts />
    </svg>
  )
}

/** Twelve columns, visible where nothing covers them yet. */
function Rules() {
  const columns = Array.from({ length: 12 }, (_, index) => 84 + index * 38)
  return (
    <g className="stroke-line-strong" strokeWidth="1">
      <path d={columns.map((x) => `M${x} 318V690M${x + 34} 318V690`).join('')} strokeDasharray="2 4" />
      <path d="M60 318H560M60 430H560M60 568H560" />
    </g>
  )
}

function Finished() {
  return (
    <g className="fill-ink">
      <text x="84" y="62" fontSize="19" className="font-demibold font-heading" lang="ga">
        Bácús na Trá
      </text>
      <text x="536" y="61" fontSize="14" textAnchor="end" className="font-sans">
        English · Gaeilge
      </text>
      <path d="M84 80H536" className="stroke-line" />
      <text x="84" y="142" fontSize="45" className="font-book font-heading tracking-[-0.02em]">
        Bread by seven,
      </text>
      <text x="84" y="188" fontSize="45" className="font-book font-heading tracking-[-0.02em]">
        warm by bicycle.
      </text>
      <text x="84" y="222" fontSize="15.5" className="fill-ink-2 font-sans">
        Sourdough from Dingle, baked every night.
      </text>
      <path d="M84 244H236V286H84Z" className="fill-lichen" />
      <text x="160" y="270" fontSize="15.5" textAnchor="middle" className="fill-lichen-ink font-sans font-semibold">
        Order for Friday
      </text>
    </g>
  )
}

/** Pencil outlines: a form, prices, free times, a picture. */
function Drawn() {
  const prices = [348, 372, 396]
  const days = Array.from({ length: 7 }, (_, index) => 84 + index * 34)
  return (
    <>
      <g className="stroke-accent" strokeWidth="1.5">
        <path d="M332 244H536V308H348L332 322Z" className="fill-surface" />
        <path d="M350 262H470M350 275H440" strokeWidth="3" />
        <path d="M350 292H356M362 286V298M368 286V298M378 286V298M388 286V298M398 292H520" />
      </g>
      <g className="stroke-ink">
        {prices.map((y, index) => (
          <path key={y} d={`M84 ${y}h${[132, 96, 158][index]}M470 ${y}h66`} strokeWidth="4" />
        ))}
        <path d={prices.map((y) => `M252 ${y}H452`).join('')} strokeDasharray="1 6" strokeWidth="1.5" />
      </g>
      <g className="stroke-line-strong" strokeWidth="1.25">
        <path
          d={`M84 458H318M84 490H318M84 522H318M84 554H318${days.map((x) => `M${x} 458V554`).join('')}M318 458V554`}
        />
        <path d="M350 458H536V554H350ZM350 458L536 554M536 458L350 554" />
      </g>
      <path d="M101 466V482M169 466V482M203 498V514M271 530V546" className="stroke-accent" strokeWidth="3" />
      <path d="M237 466V482" className="stroke-lichen" strokeWidth="5" />
    </>
  )
}
