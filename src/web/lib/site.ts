import { useRouteLoaderData } from 'react-router'
import type { PublicCompany } from '#contracts/settings.ts'

/** The data of the root's loader. */
export type Site = { company: PublicCompany; appUrl: string }

/** Undefined after a guard's refusal, because no loader runs then. */
export function useSite(): Site | undefined {
  return useRouteLoaderData('root')
}
