import { data } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { NotFoundScreen } from '#web/features/not-found/not-found-screen.tsx'

/** All addresses without a page share one cached answer. */
export const handle: PublicPageHandle = { publicPage: {} }

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  return <NotFoundScreen />
}
