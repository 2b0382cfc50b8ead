/** A person's first letter. The full name must stand beside it. */
export function Avatar({ initial }: { initial: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-full bg-accent-soft text-micro font-semibold text-accent"
    >
      {initial}
    </span>
  )
}
