import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { exampleDay } from '#content/en/home-examples.ts'
import type { SiteContent } from '#contracts/site-content.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ExampleDay } from './example-day.tsx'

type Props = { content: SiteContent['services']['receptionist']; day: typeof exampleDay }

export function ReceptionistService({ content, day }: Props) {
  return (
    <div className="split-5-6 items-start">
      <div>
        <h2 className="display-2">{content.title}</h2>
        <p className="lead mt-after-title">{content.description}</p>
        <ul className="mt-7 grid gap-[0.85rem]">
          {content.points.map((point) => (
            <Point key={point} text={point} />
          ))}
        </ul>
        <div className="mt-[2.1rem] flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={href('/ai-receptionist')} className="max-sm:whitespace-normal! max-sm:leading-tight!">
            Learn More About AI Receptionists
          </ButtonLink>
          <Link
            to={href('/pricing')}
            className="inline-flex min-h-11 items-center gap-2 text-label font-semibold hover:text-accent"
          >
            {content.price}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </div>
      </div>
      <ExampleDay day={day} />
    </div>
  )
}

/** The first sentence is emphasised. */
function Point({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1
  return (
    <li className="flex gap-[0.8rem] leading-[1.45]">
      <svg className="mt-[0.16rem] flex-none" viewBox="0 0 18 18" width="18" height="18" fill="none" aria-hidden="true">
        <path className="stroke-line-strong" strokeWidth="1.25" d="M0 9H18" />
        <path className="stroke-accent" strokeWidth="3" d="M9 4V14" />
      </svg>
      <span>
        <b className="font-semibold">{text.slice(0, end)}</b>
        {text.slice(end)}
      </span>
    </li>
  )
}
