import { href } from 'react-router'
import type { SiteContent } from '#contracts/site-content.ts'
import { TextLink } from '#web/ui/link.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'
import type { Letters } from './letters.ts'
import { LettersFigure } from './letters-figure.tsx'
import './about.css'

export function AboutSection({ content, letters }: { content: SiteContent['about']; letters: Letters }) {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title">
      <SectionBand word="SINN">
        <div className="split-5-6 items-center">
          <div>
            <h2 id="about-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-after-title">{content.description}</p>
            <p className="mt-4 text-ink-2">{content.story}</p>
            <p className="mt-after-title">
              <TextLink to={href('/about-us')}>Meet the company</TextLink>
            </p>
          </div>
          <LettersFigure {...letters} />
        </div>
        <ul className="credentials">
          {content.credentials.map((credential) => (
            <li key={credential}>{credential}</li>
          ))}
        </ul>
      </SectionBand>
    </section>
  )
}
