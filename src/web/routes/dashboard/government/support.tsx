import { allowedCtx } from '../access.ts'
import type { Route } from './+types/support.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function GovernmentSupport() {
  return <h2>Support</h2>
}
