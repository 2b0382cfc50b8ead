import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { stepIn } from './steps.ts'

/** Which step of the wizard is open. Each has its address, so that the browser's Back and Forward go from step to step. */
export function useStep() {
  const [params, setParams] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = stepIn(params)
  const shown = useRef(step)
  /** The id of the field that takes the focus with the next step; null leaves it where it is. */
  const target = useRef<string | null>('')

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const fieldId = target.current
    target.current = ''
    if (fieldId === '') heading.current?.focus()
    else if (fieldId !== null) document.getElementById(fieldId)?.focus()
  }, [step])

  /** Shows a step and leads to its top by the keyboard as well, else to one of its fields, or leaves the focus alone. */
  function openStep(next: number, focus: string | null = ''): void {
    if (next === step) return
    target.current = focus
    setParams(
      (before) => {
        if (next === 1) before.delete('step')
        else before.set('step', String(next))
        return before
      },
      { preventScrollReset: true },
    )
  }

  return { heading, step, openStep }
}
