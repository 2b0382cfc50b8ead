import { classNames } from './class-names.ts'

/** One stem; step n is n strokes. Done in the accent, current tall, to come grey; the words are always there. */
export function StepIndicator({
  steps,
  current,
  onChoose,
}: {
  steps: string[]
  current: number
  onChoose?: (step: number) => void
}) {
  return (
    <ol className="step-indicator">
      {steps.map((step, index) => {
        const number = index + 1
        const state = number === current ? 'current' : number < current ? 'done' : 'to-come'
        const label = (
          <>
            <StepStrokes count={number} isTall={state === 'current'} />
            <span className="sr-only">{`Step ${number} of ${steps.length}: `}</span>
            {step}
            {state === 'done' && <span className="sr-only"> (visited)</span>}
          </>
        )
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames('step', `step-${state}`)}
          >
            {onChoose ? (
              <button type="button" className="cursor-pointer text-left" onClick={() => onChoose(number)}>
                {label}
              </button>
            ) : (
              label
            )}
          </li>
        )
      })}
    </ol>
  )
}

function StepStrokes({ count, isTall }: { count: number; isTall: boolean }) {
  const reach = isTall ? 20 : 10
  const path = Array.from({ length: count }, (_, index) => `M${2 + index * 8} ${24 - reach}V${24 + reach}`).join('')
  return (
    <svg width={count * 8} height="48" viewBox={`0 0 ${count * 8} 48`} fill="none" aria-hidden="true" className="block">
      <path d={path} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
