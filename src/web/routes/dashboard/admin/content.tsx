import { allowedCtx } from '../access.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminContent() {
  return <h2>Content</h2>
}
