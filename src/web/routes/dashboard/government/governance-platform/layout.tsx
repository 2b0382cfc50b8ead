import { requestCtx } from '#server/http/router-context.ts'
import { ChatScreen } from '#web/features/chat/chat-screen.tsx'
import { onlyUserType } from '../../access.ts'
import { loadChat } from '../../chat/load-chat.ts'
import { OFFICIALS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadChat(requestCtx(context), request, OFFICIALS_BASE)
}

export default function GovernancePlatform({ loaderData }: Route.ComponentProps) {
  return <ChatScreen {...loaderData} base={OFFICIALS_BASE} />
}
