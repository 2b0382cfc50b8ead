import { createContext, type ReactNode, use } from 'react'
import { isAllowed, type Permission, type Place } from '#contracts/permissions.ts'

/** Undefined outside a customer's portal, where nothing depends on permissions. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** Whether the reader has a permission. The verb checks it again. */
export function useIsAllowed(permission: Permission): boolean {
  const place = use(PlaceContext)
  return place === undefined || isAllowed(place, permission)
}

type AllowedProps = { to: Permission; children: ReactNode; otherwise?: ReactNode }

/** Renders its children only if the reader has the permission. */
export function Allowed({ to, children, otherwise = null }: AllowedProps) {
  return useIsAllowed(to) ? children : otherwise
}
