import { Lock } from 'lucide-react'
import type { Experience } from '#contracts/receptionist/set-up-page.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/link.tsx'
import { keepNumbers } from '../phone.tsx'

type ExperienceListProps = { experiences: Experience[]; base: string }

/** The stem breaks at each experience that is not ready. */
export function ExperienceList({ experiences, base }: ExperienceListProps) {
  const good = experiences.filter(({ state }) => state !== 'missing').length
  return (
    <section className="experiences" aria-labelledby="experiences-title" id="experiences">
      <header className="experiences-head">
        <h2 id="experiences-title">What your callers will experience</h2>
        <p className="experiences-summary">
          <b className="experiences-count">{good}</b> of {experiences.length} as you would want it
        </p>
      </header>
      <ol className="experiences-list">
        {experiences.map((experience) => (
          <li key={experience.id} className={classNames('experience', experience.state === 'missing' && 'is-missing')}>
            <i aria-hidden="true" className="experience-mark" />
            <p className="experience-text">
              {experience.state === 'missing' && <span className="sr-only">Not yet: </span>}
              {keepNumbers(experience.text)}
              {experience.irish !== undefined && (
                <>
                  {' '}
                  <span lang="ga">{experience.irish}</span>.
                </>
              )}
            </p>
            <div className="experience-end">
              <Action experience={experience} base={base} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Action({ experience: { state, text, action }, base }: { experience: Experience; base: string }) {
  if (state === 'always') {
    return (
      <span className="experience-lock">
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        Always
      </span>
    )
  }
  if (action === undefined) return null
  const to = action.to.startsWith('/') ? base + action.to : action.to
  const label = `${action.label}: ${text}`
  return (
    <Allowed to="receptionist.change">
      {state === 'missing' ? (
        <ButtonLink to={to} variant="secondary" size="sm" aria-label={label}>
          {action.label}
        </ButtonLink>
      ) : (
        <TextLink to={to} isAlone className="text-small max-desk:hidden" aria-label={label}>
          {action.label}
        </TextLink>
      )}
    </Allowed>
  )
}
