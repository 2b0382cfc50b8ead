import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A route's `shouldRevalidate`: a refusal often means that what the page shows is out of date; a failure does not. */
export function alsoAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (actionStatus !== undefined && actionStatus < 500) || defaultShouldRevalidate
}
