import { allowedCtx } from '../access.ts'
import type { Route } from './+types/projects.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function GovernmentProjects() {
  return <h2>Projects</h2>
}
