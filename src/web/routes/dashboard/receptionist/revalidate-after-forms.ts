import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A route's `shouldRevalidate` for pages with forms. A reload at an event would load a colleague's version, and saving
 * would then overwrite it unseen.
 */
export function revalidateAfterForms({ actionStatus, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined ? currentUrl.pathname !== nextUrl.pathname : actionStatus < 500
}
