import { Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { DeskScreen } from '#web/features/receptionist/desk/desk-screen.tsx'
import type { Route } from './+types/desk.ts'
import { loadDesk } from './load-desk.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadDesk(requestCtx(context), request)
}

/** The list beside every conversation, in both customer portals. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskScreen {...loaderData}>
      <Outlet />
    </DeskScreen>
  )
}
