import { href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from './section.tsx'

/** Links to the people of the organisation, and to the person's other organisations. */
export function PeopleSection({ isCompany }: { isCompany: boolean }) {
  return (
    <Section id="people" title="People" intro="Who works with you here, and where else you work.">
      <div className="flex flex-wrap gap-3">
        {!isCompany && (
          <ButtonLink to={href('/account/people')} variant="secondary" className="max-sm:w-full">
            People and roles
          </ButtonLink>
        )}
        <ButtonLink to={href('/account/organisations')} variant="secondary" className="max-sm:w-full">
          Your organisations
        </ButtonLink>
      </div>
    </Section>
  )
}
