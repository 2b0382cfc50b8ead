/** The first link of a page, visible on focus. */
export function SkipLink({ to, children }: { to: `#${string}`; children: string }) {
  return (
    <a
      href={to}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-control focus:bg-action focus:px-4 focus:py-3 focus:font-semibold focus:text-action-ink"
    >
      {children}
    </a>
  )
}
