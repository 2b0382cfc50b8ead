import { requestCtx } from '#server/http/router-context.ts'
import { ChatScreen } from '#web/features/chat/chat-screen.tsx'
import { onlyAdministrators } from '../../access.ts'
import { loadChat } from '../../chat/load-chat.ts'
import { ADVISERS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadChat(requestCtx(context), request, ADVISERS_BASE)
}

export default function AdminGovernance({ loaderData }: Route.ComponentProps) {
  return <ChatScreen {...loaderData} base={ADVISERS_BASE} />
}
