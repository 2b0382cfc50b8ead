import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import type { PortalPerson } from './portal-frame.tsx'

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
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'wayForward' in data ? (data as Refusal) : undefined
}

/** A guard refuses before any loader runs, the root's included, so the refusal brings the name itself. */
export function useCompanyName(): string {
  const refusal = refusalIn(useRouteError())
  return useRouteLoaderData<typeof rootLoader>('root')?.company.name ?? refusal?.company ?? ''
}
