import { allowedCtx } from '../access.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminSettings() {
  return <h2>Settings</h2>
}
