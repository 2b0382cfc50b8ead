import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { SiteContent } from '#contracts/site-content.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type Props = { content: Pick<SiteContent['services'], 'title' | 'description' | 'others'> }

export function OtherServices({ content }: Props) {
  return (
    <div className="mt-[clamp(4.5rem,8vw,8rem)]">
      <div className="split-5-6 items-end">
        <h2 className="display-2">{content.title}</h2>
        <div>
          <p className="lead">{content.description}</p>
          <ButtonLink
            to={href('/websites-marketing')}
            variant="secondary"
            className="mt-7 max-sm:whitespace-normal! max-sm:leading-tight!"
          >
            Explore Website &amp; Marketing Services
          </ButtonLink>
        </div>
      </div>
      <ul className="ruled-links">
        {content.others.map((service) => (
          <li key={service.href}>
            <Link to={service.href}>
              <h3 className="display-3">{service.title}</h3>
              <p>{service.description}</p>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
