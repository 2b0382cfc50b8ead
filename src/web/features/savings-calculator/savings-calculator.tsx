import { useState } from 'react'
import { DeskFields } from './desk-fields.tsx'
import { DESK_LIMITS, type Desk, type DeskText, EXAMPLE_DESK } from './estimate-saving.ts'
import { parseNumber } from './parse-number.ts'
import { SavingSum } from './saving-sum.tsx'

const EXAMPLE_TEXT: DeskText = {
  callsPerDay: String(EXAMPLE_DESK.callsPerDay),
  minutesPerCall: String(EXAMPLE_DESK.minutesPerCall),
  hourlyCost: String(EXAMPLE_DESK.hourlyCost),
}

/** Starts with an example, which browsers without JavaScript show unchanged. */
export function SavingsCalculator() {
  const [text, setText] = useState(EXAMPLE_TEXT)
  const [desk, setDesk] = useState(EXAMPLE_DESK)

  function change(field: keyof Desk, value: string) {
    setText({ ...text, [field]: value })
    const number = readNumber(field, value)
    // While a number is incomplete, the last result stays.
    if (number !== undefined) setDesk({ ...desk, [field]: number })
  }

  return (
    <div className="mt-figure grid gap-columns desk:grid-cols-[4fr_7fr]">
      <DeskFields text={text} onChange={change} isValid={(field) => readNumber(field, text[field]) !== undefined} />
      <SavingSum desk={desk} />
    </div>
  )
}

function readNumber(field: keyof Desk, value: string): number | undefined {
  const number = parseNumber(value)
  const { least, most } = DESK_LIMITS[field]
  return number >= least && number <= most ? number : undefined
}
