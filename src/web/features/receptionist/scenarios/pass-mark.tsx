/** A notch for a pass. A failure crosses the stem at a slant. A bare stem has not run. */
export function PassMark({ state }: { state: 'passed' | 'failed' | 'not run' }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" className="flex-none">
      <path d="M0 11H22" className="stroke-line-strong" />
      {state === 'passed' && <path d="M11 4V18" className="stroke-accent" strokeWidth="2.5" />}
      {state === 'failed' && <path d="M7 20L15 2" className="stroke-critical" strokeWidth="2.5" />}
    </svg>
  )
}
