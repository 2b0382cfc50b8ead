import { ButtonLink } from '#web/ui/button.tsx'
import { PortalFrame, PortalTitle } from './portal-frame.tsx'
import type { Refusal } from './refusal.ts'

/** Replaces a portal screen that its guard refused. */
export function AccessDenied({ message, explanation, wayForward, person }: Refusal) {
  return (
    <PortalFrame person={person}>
      <PortalTitle title={message}>{explanation}</PortalTitle>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={wayForward.to}>{wayForward.label}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </PortalFrame>
  )
}
