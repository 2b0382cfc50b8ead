const COLUMNS = Array.from({ length: 7 }, (_, index) => 20 + index * 20)

/** The same sheet in four stages. Each keeps the drawing of the stage before. */
export function StageSheet({ stage }: { stage: number }) {
  return (
    <svg viewBox="0 0 160 200" fill="none" aria-hidden="true" className="h-auto w-full max-w-[11rem]">
      <path d="M1 1H159V199H1Z" className={stage < 2 ? 'stroke-line-strong' : 'stroke-ink'} strokeWidth="1.5" />
      {stage < 3 && (
        <path
          d={`${COLUMNS.map((x) => `M${x} 1V199`).join('')}M1 62H159M1 128H159`}
          className="stroke-line-strong"
          strokeDasharray="2 4"
        />
      )}
      {stage > 0 && <Words isFinal={stage > 1} />}
      {stage > 1 && <Parts isOpen={stage > 2} />}
    </svg>
  )
}

function Words({ isFinal }: { isFinal: boolean }) {
  return (
    <>
      <path d="M20 26H104M20 38H84" className={isFinal ? 'stroke-ink' : 'stroke-muted'} strokeWidth="7" />
      <path d="M20 78H96M20 88H88M20 98H100M20 144H92M20 154H100M20 164H76" className="stroke-muted" strokeWidth="2" />
    </>
  )
}

function Parts({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <path d="M112 74H142V108H120L112 115Z" className="stroke-accent" strokeWidth="1.75" />
      <path d="M119 85H135M119 94H130" className="stroke-accent" strokeWidth="2" />
      <path d="M112 142H142V168H112ZM122 142V168M132 142V168" className="stroke-ink" strokeWidth="1.25" />
      {isOpen ? (
        <path d="M127 140V170" className="stroke-lichen" strokeWidth="5" />
      ) : (
        <path d="M112 155H142" className="stroke-ink" strokeWidth="1.25" />
      )}
      {isOpen && (
        <path
          d="M20 184H142M24 179V189M30 179V189M36 179V189M46 179V189M52 179V189"
          className="stroke-ink"
          strokeWidth="2"
        />
      )}
    </>
  )
}
