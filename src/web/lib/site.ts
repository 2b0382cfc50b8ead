import { useRouteLoaderData } from 'react-router'
import type { PublicCompany } from '#contracts/settings.ts'

/** What the root's loader answers for every page. */
export type Site = { company: PublicCompany; appUrl: string }

/** Undefined where a guard refused: it does so before any loader runs, the root's included. */
export function useSite(): Site | undefined {
  return useRouteLoaderData('root')
}
