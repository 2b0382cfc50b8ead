import { unknownLink as english } from '#content/receptionist/en/booking-page.ts'
import { unknownLink as irish } from '#content/receptionist/ga/booking-page.ts'

/** Shown for an altered, invented or expired link. */
export function UnknownLink() {
  return (
    <main className="mx-auto flex min-h-svh max-w-(--page) flex-col justify-center px-gutter py-16">
      <h1 className="font-heading text-d2 font-book">{english.title}</h1>
      <p className="mt-4 max-w-copy text-ink-2">{english.text}</p>
      <div lang="ga" className="mt-10">
        <h2 className="font-heading text-d3">{irish.title}</h2>
        <p className="mt-3 max-w-copy text-ink-2">{irish.text}</p>
      </div>
    </main>
  )
}
