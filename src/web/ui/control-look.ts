/** The look that every box to type in or choose from shares; `aria-invalid` draws the error bar. */
export const CONTROL_LOOK =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-[0.55rem] text-body leading-[1.4] text-ink placeholder:text-muted hover:border-ink-2 focus:outline-2 focus:-outline-offset-1 focus:outline-focus focus:border-transparent aria-invalid:border-critical aria-invalid:pl-[0.95rem] aria-invalid:shadow-[inset_3px_0_0_var(--critical)] disabled:opacity-45'
