import { isRouteErrorResponse } from 'react-router'
import { ErrorScreen } from '#web/features/error-screen/error-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PortalFrame, type PortalPerson, PortalTitle } from './portal-frame.tsx'

/** Why a screen of the portal is not shown, and where to go instead. */
export type Refusal = {
  message: string
  explanation: string
  wayForward: { to: string; label: string }
  person?: PortalPerson
}

/** Stands in place of a screen of the portal: the refusal of its guard, or that something broke. */
export function AccessDenied({ error }: { error: unknown }) {
  const refusal = refusalIn(error)
  if (refusal === undefined) return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
  const { message, explanation, wayForward, person } = refusal
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

function refusalIn(error: unknown): Refusal | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'wayForward' in data ? (data as Refusal) : undefined
}
