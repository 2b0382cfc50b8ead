import { allowedCtx } from '../access.ts'
import type { Route } from './+types/upgrade.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminUpgrade() {
  return <h2>Upgrade</h2>
}
