import { useRouteError } from 'react-router'
import { useSite } from '#web/lib/site.ts'
import { refusalIn } from './refusal.ts'

/** A guard's refusal carries the name, because no loader has run. */
export function useCompanyName(): string {
  const refusal = refusalIn(useRouteError())
  return useSite()?.company.name ?? refusal?.company ?? ''
}
