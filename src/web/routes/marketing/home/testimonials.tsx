import type { SiteContent } from '#contracts/site-content.ts'
import { Signature } from '#web/ui/ogham.tsx'

type Testimonial = SiteContent['impact']['testimonials'][number]

/** The first testimonial is dark and large, the second ruled and small. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const [first, second] = testimonials
  return (
    <div className="split-7-5 mt-[clamp(3.5rem,7vw,6.5rem)] gap-[clamp(1.5rem,3vw,2.5rem)]">
      {first === undefined ? null : <Quote testimonial={first} isLarge />}
      {second === undefined ? null : <Quote testimonial={second} />}
    </div>
  )
}

function Quote({ testimonial, isLarge = false }: { testimonial: Testimonial; isLarge?: boolean }) {
  const { quote, author, organization, result } = testimonial
  return (
    <figure className={isLarge ? 'quote quote-large' : 'quote'} data-theme={isLarge ? 'dark' : undefined}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <p className="quote-result">{result}</p>
        <div className="flex items-center gap-4">
          <Signature name={organization} className="text-lichen-text" />
          <p className="text-label leading-[1.4]">
            <b className="font-semibold">{author}</b>
            <br />
            <span className="text-muted">{organization}</span>
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
