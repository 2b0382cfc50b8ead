import { Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { ReceptionistFrame } from '#web/features/receptionist/receptionist-frame.tsx'
import { onlyUserType } from '../access.ts'
import { answerPause } from '../receptionist/answer-pause.ts'
import { loadFrame } from '../receptionist/load-frame.ts'
import type { Route } from './+types/receptionist-layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('BUSINESS')]

export async function loader({ context }: Route.LoaderArgs) {
  return loadFrame(requestCtx(context))
}

/** Only pausing and resuming: each section has its own action. */
export async function action({ context, request }: Route.ActionArgs) {
  return answerPause(requestCtx(context), request)
}

export default function BusinessReceptionist({ loaderData }: Route.ComponentProps) {
  return (
    <ReceptionistFrame {...loaderData}>
      <Outlet />
    </ReceptionistFrame>
  )
}
