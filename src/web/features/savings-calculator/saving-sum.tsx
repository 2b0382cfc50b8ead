import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { type Desk, type Estimate, estimateSaving, MAX_SAVING, MAX_SHARE, WORKING_DAYS } from './estimate-saving.ts'
import { SumLine } from './sum-line.tsx'

const count = (amount: number) => formatCount(Math.round(amount))
const asHours = (hours: number) => `${count(hours)} hours`
/** An estimate, to the nearest euro. */
const asEuro = (euro: number) => formatEuro(Math.round(euro) * 100).replace('-', '−')
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The calculation line by line. */
export function SavingSum({ desk }: { desk: Desk }) {
  const estimate = estimateSaving(desk)
  const { hoursSpent, hoursSaved, worth } = estimate
  return (
    <div>
      <div role="status" className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Result value={count(hoursSaved)} label="hours saved a year" />
        <Result {...headline(estimate)} />
      </div>
      <dl className="mt-8 border-ink border-t">
        <SumLine
          name="Hours on the phone"
          formula={`${desk.callsPerDay} calls × ${desk.minutesPerCall} minutes × ${WORKING_DAYS} working days ÷ 60`}
          value={asHours(hoursSpent)}
        />
        <SumLine
          name="Taken over"
          formula={`${asHours(hoursSpent)} × ${percent(MAX_SHARE)}`}
          value={asHours(hoursSaved)}
        />
        <SumLine
          name="What those hours cost"
          formula={`${asHours(hoursSaved)} × €${desk.hourlyCost}`}
          value={asEuro(worth)}
        />
        <PriceLines estimate={estimate} />
      </dl>
      <SumNote desk={desk} estimate={estimate} />
    </div>
  )
}

function headline({ worth, saved }: Estimate): { value: string; label: string } {
  if (saved === null) return { value: asEuro(worth), label: 'a year is what those hours cost' }
  if (saved.firstYear < 0)
    return { value: asEuro(-saved.firstYear), label: 'more to pay than it saves in the first year' }
  return { value: asEuro(saved.firstYear), label: 'saved in the first year' }
}

function PriceLines({ estimate: { plan, price, saved } }: { estimate: Estimate }) {
  if (price === null || saved === null) {
    return <SumLine name={`Less the ${plan.name} plan`} formula="Custom quote for unlimited calls" value="by quote" />
  }
  const monthly = formatEuro(plan.monthlyCents ?? 0)
  const setup = formatEuro(plan.setupCents ?? 0)
  return (
    <>
      <SumLine
        name={`Less the ${plan.name} plan`}
        formula={`${setup} set-up + 12 × ${monthly}, before VAT`}
        value={`−${asEuro(price.firstYear)}`}
      />
      <SumLine name="Saved in the first year" value={asEuro(saved.firstYear)} isTotal />
      <SumLine name="Saved in each later year" value={asEuro(saved.laterYears)} />
    </>
  )
}

function SumNote({ desk, estimate: { saved, callsPerMonth } }: { desk: Desk; estimate: Estimate }) {
  const half = estimateSaving(desk, 0.5).saved
  return (
    <div className="mt-5 grid max-w-lead gap-2 text-muted text-small">
      <p>
        {`This is an estimate. ${percent(MAX_SHARE)} is the most we claim.`}
        {half !== null && ` At half of the hours, the first year comes to ${asEuro(half.firstYear)}.`}
        {` Calls at night and at weekends are not in it. Your calls come to ${count(callsPerMonth)} a month.`}
      </p>
      {saved !== null && saved.firstYear < 0 && (
        <p className="font-semibold text-ink">At these numbers it costs more in the first year than it saves.</p>
      )}
      {saved?.laterYears === MAX_SAVING && (
        <p>{`We never claim more than ${asEuro(MAX_SAVING)} a year for one business, so the sum stops there.`}</p>
      )}
    </div>
  )
}

function Result({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <span className="block font-book font-heading text-[clamp(3rem,2rem+3.5vw,5rem)] leading-none tracking-[-0.03em] tabular-nums">
        {value}
      </span>
      <span className="mt-2 block text-muted">{label}</span>
    </p>
  )
}
