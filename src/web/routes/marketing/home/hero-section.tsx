import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { href } from 'react-router'
import type { SiteContent } from '#contracts/site-content.ts'
import { SectionButton } from '#web/features/site-header/section-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './hero.css'
import { HeroBackground } from './hero-background.tsx'
import { useBackgroundFilm } from './use-background-film.ts'

export function HeroSection({ content }: { content: SiteContent['hero'] }) {
  const film = useRef<HTMLVideoElement>(null)
  const { isPlaying, toggle } = useBackgroundFilm(film)
  const Icon = isPlaying ? Pause : Play
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-title" className="hero" data-theme="dark">
      <HeroBackground film={film} />
      <PageContainer className="railed hero-words">
        {/* One text block, so that the headline is the largest contentful paint. */}
        <h1 id="home-title" className="font-heading text-d1 font-book">
          {content.title}
          {content.titleIrish === '' ? null : (
            <>
              <br />
              <span lang="ga" className="text-lichen-text">
                {content.titleIrish}
              </span>
            </>
          )}
        </h1>
        <p className="lead mt-[1.6rem] max-w-[33rem]">{content.subtitle}</p>
        <div className="mt-[2.1rem] flex flex-wrap gap-3">
          <ButtonLink
            to={href('/pricing')}
            variant="bright"
            size="lg"
            className="max-sm:whitespace-normal! max-sm:leading-tight! wrap-anywhere"
          >
            {content.primaryButton}
          </ButtonLink>
          <SectionButton
            section="services"
            variant="secondary"
            size="lg"
            className="max-sm:whitespace-normal! max-sm:leading-tight! wrap-anywhere"
          >
            {content.secondaryButton}
          </SectionButton>
        </div>
      </PageContainer>
      <PageContainer className="railed hero-foot">
        <p>It says it is AI in its first sentence, and a person is always one request away.</p>
        <button type="button" onClick={toggle} className="hero-pause">
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          {isPlaying ? 'Pause background' : 'Play background'}
        </button>
      </PageContainer>
    </section>
  )
}
