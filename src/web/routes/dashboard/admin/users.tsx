import { allowedCtx } from '../access.ts'
import type { Route } from './+types/users.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminUsers() {
  return <h2>Users</h2>
}
