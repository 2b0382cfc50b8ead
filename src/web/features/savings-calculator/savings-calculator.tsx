import { useState } from 'react'
import { DeskFields } from './desk-fields.tsx'
import { DESK_LIMITS, type Desk, EXAMPLE_DESK } from './estimate-saving.ts'
import { parseNumber } from './parse-number.ts'
import { SavingSum } from './saving-sum.tsx'

export type DeskText = Record<keyof Desk, string>

const EXAMPLE_TEXT: DeskText = {
  callsPerDay: String(EXAMPLE_DESK.callsPerDay),
  minutesPerCall: String(EXAMPLE_DESK.minutesPerCall),
  hourlyCost: String(EXAMPLE_DESK.hourlyCost),
}

/** Starts as a worked example, which is also all that a browser without JavaScript shows. */
export function SavingsCalculator() {
  const [text, setText] = useState(EXAMPLE_TEXT)
  const [desk, setDesk] = useState(EXAMPLE_DESK)

  function change(field: keyof Desk, value: string) {
    setText({ ...text, [field]: value })
    const number = readNumber(field, value)
    // Half-typed numbers leave the last sum standing.
    if (number !== undefined) setDesk({ ...desk, [field]: number })
  }

  return (
    <div className="mt-[clamp(2.5rem,5vw,4rem)] grid gap-[clamp(2rem,5vw,5.5rem)] min-[861px]:grid-cols-[4fr_7fr]">
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
