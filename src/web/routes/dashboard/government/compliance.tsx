import { allowedCtx } from '../access.ts'
import type { Route } from './+types/compliance.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function GovernmentCompliance() {
  return <h2>Compliance</h2>
}
