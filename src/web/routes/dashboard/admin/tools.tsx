import { allowedCtx } from '../access.ts'
import type { Route } from './+types/tools.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function AdminAiTools() {
  return <h2>AI Tools</h2>
}
