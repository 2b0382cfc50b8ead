/** The positions of the six numbered decisions on the sheet. */
const CALLOUTS = [
  { number: 1, y: 57, from: 546 },
  { number: 2, y: 150, from: 400 },
  { number: 3, y: 282, from: 546 },
  { number: 4, y: 372, from: 546 },
  { number: 5, y: 474, from: 254, up: 442 },
  { number: 6, y: 512, from: 546 },
]

const MEASURES = [
  { name: 'Built', from: 20, to: 318 },
  { name: 'Drawn', from: 318, to: 568 },
  { name: 'Ruled', from: 568, to: 690 },
]

export function BlueprintCallouts() {
  return (
    <>
      <g className="stroke-control" strokeWidth="1">
        {CALLOUTS.map(({ number, y, from, up }) =>
          up === undefined ? (
            <path key={number} d={`M${from} ${y}H596`} />
          ) : (
            <path key={number} d={`M${from - 17} ${y - 10}V${up}H596`} />
          ),
        )}
        {MEASURES.map(({ name, from, to }) => (
          <path key={name} d={`M32 ${from}V${to}M25 ${from}H39M25 ${to}H39`} />
        ))}
      </g>
      <g className="fill-ink font-sans font-semibold" fontSize="20">
        {CALLOUTS.map(({ number, y, up }) => (
          <text key={number} x="604" y={(up ?? y) + 7} className="tabular-nums">
            {number}
          </text>
        ))}
      </g>
      <g className="fill-muted font-sans" fontSize="16">
        {MEASURES.map(({ name, from, to }) => (
          <text key={name} textAnchor="middle" transform={`translate(19 ${(from + to) / 2}) rotate(-90)`}>
            {name}
          </text>
        ))}
      </g>
    </>
  )
}
