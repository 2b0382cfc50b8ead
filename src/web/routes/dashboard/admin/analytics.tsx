import { allowedCtx } from '../access.ts'
import type { Route } from './+types/analytics.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminAnalytics() {
  return <h2>Analytics</h2>
}
