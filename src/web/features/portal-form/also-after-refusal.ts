import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A route's `shouldRevalidate`: a refusal often means that what the page shows is out of date. */
export function alsoAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined || defaultShouldRevalidate
}
