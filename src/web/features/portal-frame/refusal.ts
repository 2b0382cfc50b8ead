import { isRouteErrorResponse } from 'react-router'
import type { PortalPerson } from './portal-person.ts'

/** Why a screen of the portal is not shown, and where to go instead. */
export type Refusal = {
  message: string
  explanation: string
  wayForward: { to: string; label: string }
  person?: PortalPerson
  company: string
}

/** What a guard threw, if it was one. */
export function refusalIn(error: unknown): Refusal | undefined {
  return isRouteErrorResponse(error) && error.data?.wayForward ? error.data : undefined
}
