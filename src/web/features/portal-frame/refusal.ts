import { isRouteErrorResponse } from 'react-router'
import type { PortalPerson } from './portal-person.ts'

/** Why a portal screen is refused, and where to go instead. */
export type Refusal = {
  message: string
  explanation: string
  wayForward: { to: string; label: string }
  person?: PortalPerson
  company: string
}

/** The refusal in a thrown value, if a guard threw it. */
export function refusalIn(error: unknown): Refusal | undefined {
  return isRouteErrorResponse(error) && error.data?.wayForward ? error.data : undefined
}
