import { useRouteError, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import { refusalIn } from './refusal.ts'

/** A guard refuses before any loader runs, the root's included, so the refusal brings the name itself. */
export function useCompanyName(): string {
  const refusal = refusalIn(useRouteError())
  return useRouteLoaderData<typeof rootLoader>('root')?.company.name ?? refusal?.company ?? ''
}
