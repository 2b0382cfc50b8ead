import type { Entry } from '#content/types.ts'
import { ArchitectureDrawing } from './architecture-drawing.tsx'

/** Five stages on the stem with the audit trail below them. On a narrow screen both run down the page. */
export function Architecture({ parts }: { parts: Entry[] }) {
  const [places, trail] = [parts.slice(0, -1), parts.at(-1)]
  return (
    <>
      <ArchitectureDrawing />
      <ol className="mt-8 grid border-control max-lg:border-l-[5px] max-lg:border-double max-lg:pl-7 lg:mt-5 lg:grid-cols-5 lg:gap-x-6">
        {places.map(({ name, text }, index) => (
          <li key={name} className="relative pb-7 lg:pb-0">
            <PlaceMark isPerson={index === places.length - 1} />
            <h3 className="font-demibold font-heading text-title leading-title">{name}</h3>
            <p className="mt-1.5 text-ink-2 lg:text-label lg:leading-normal">{text}</p>
          </li>
        ))}
      </ol>
      {trail && (
        <div className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 lg:mt-10 lg:border-line lg:border-t lg:pt-5">
          <h3 className="font-demibold font-heading text-title leading-title">{trail.name}</h3>
          <p className="text-ink-2">{trail.text}</p>
        </div>
      )}
    </>
  )
}

function PlaceMark({ isPerson }: { isPerson: boolean }) {
  return (
    <svg
      viewBox="0 0 30 24"
      width="30"
      height="24"
      fill="none"
      aria-hidden="true"
      className="absolute top-1 -left-[2.85rem] lg:hidden"
    >
      {isPerson ? (
        <path d="M4 20L26 4" className="stroke-critical" strokeWidth="3.5" />
      ) : (
        <path d="M5 12H25" className="stroke-accent" strokeWidth="3" />
      )}
    </svg>
  )
}
