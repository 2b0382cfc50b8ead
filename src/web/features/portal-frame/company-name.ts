import { useRouteError } from 'react-router'
import { useSite } from '#web/lib/site.ts'
import { refusalIn } from './refusal.ts'

/** A refusal brings the name itself. */
export function useCompanyName(): string {
  const refusal = refusalIn(useRouteError())
  return useSite()?.company.name ?? refusal?.company ?? ''
}
