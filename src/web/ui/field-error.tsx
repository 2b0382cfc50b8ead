import { CircleAlert } from 'lucide-react'

/** Says what is wrong and how to correct it. The control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small leading-[1.4] font-demibold text-critical">
      <CircleAlert size={15} strokeWidth={1.75} className="mt-px flex-none" aria-hidden="true" />
      {children}
    </p>
  )
}
