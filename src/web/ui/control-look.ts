/** The common look of inputs and selects. `aria-invalid` draws the error bar. */
export const CONTROL_LOOK =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-[0.55rem] text-base leading-[1.4] text-ink transition-[color,background-color,border-color] duration-(--dur-ui) placeholder:text-muted enabled:hover:border-ink-2 aria-invalid:border-critical aria-invalid:pl-[0.95rem] aria-invalid:shadow-[inset_3px_0_0_var(--critical)] disabled:cursor-not-allowed disabled:opacity-45'
