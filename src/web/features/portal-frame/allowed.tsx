import { createContext, type ReactNode, use } from 'react'
import { isAllowed, type Permission, type Place } from '#contracts/permissions.ts'

/** Where the reader works. Undefined outside the portal of a customer, where nothing depends on it. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** What the reader may do. The verb checks it again. */
export function useIsAllowed(permission: Permission): boolean {
  const place = use(PlaceContext)
  return place === undefined || isAllowed(place, permission)
}

type AllowedProps = { to: Permission; children: ReactNode; otherwise?: ReactNode }

/** Shows what the reader may do, and nothing of what they may not. */
export function Allowed({ to, children, otherwise = null }: AllowedProps) {
  return useIsAllowed(to) ? children : otherwise
}
