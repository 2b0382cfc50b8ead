import { allowedCtx } from '../access.ts'
import type { Route } from './+types/overview.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function GovernmentOverview() {
  return <h2>Overview</h2>
}
