import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A route's `shouldRevalidate` while somebody types: news of conversations must not bring a colleague's version of what
 * is being changed, or saving would replace it unread.
 */
export function onlyAfterForms({ actionStatus, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined ? currentUrl.pathname !== nextUrl.pathname : actionStatus < 500
}
