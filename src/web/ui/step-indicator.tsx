import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type StepIndicatorProps = { steps: string[]; current: number; onChoose?: (step: number) => void }

/** One stem with n strokes for step n. The steps are also named in words. */
export function StepIndicator({ steps, current, onChoose }: StepIndicatorProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-small text-muted desk:hidden">
        {`Step ${current} of ${steps.length}`}
      </p>
      <ol className="step-indicator">
        {steps.map((step, index) => (
          <Step
            key={step}
            number={index + 1}
            name={step}
            current={current}
            total={steps.length}
            {...(onChoose && { onChoose })}
          />
        ))}
      </ol>
    </div>
  )
}

type StepProps = { number: number; name: string; total: number } & Pick<StepIndicatorProps, 'current' | 'onChoose'>

function Step({ number, name, current, total, onChoose }: StepProps) {
  const state = number === current ? 'current' : number < current ? 'done' : 'to-come'
  const label = (
    <>
      <StepStrokes count={number} isTall={state === 'current'} />
      <VisuallyHidden>{`Step ${number} of ${total}: `}</VisuallyHidden>
      {name}
      {state === 'done' && <VisuallyHidden> (visited)</VisuallyHidden>}
    </>
  )
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className={classNames('step', `step-${state}`)}>
      {onChoose ? (
        <button type="button" className="step-button" onClick={() => onChoose(number)}>
          {label}
        </button>
      ) : (
        label
      )}
    </li>
  )
}

function StepStrokes({ count, isTall }: { count: number; isTall: boolean }) {
  const reach = isTall ? 20 : 10
  const width = count * 8.5
  const path = Array.from({ length: count }, (_, index) => `M${1.25 + index * 8.5} ${24 - reach}V${24 + reach}`).join(
    '',
  )
  return (
    <svg width={width} height="48" viewBox={`0 0 ${width} 48`} fill="none" aria-hidden="true" className="block">
      <path d={path} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
