import { ChatScreen } from '#web/features/chat/chat-screen.tsx'
import { keepUnsent } from '#web/features/portal-form/keep-unsent.ts'
import { AccessDenied } from '#web/features/portal-frame/access-denied.tsx'
import { allowedCtx, onlyUserType } from '../../access.ts'
import { loadChat } from '../../chat/load-chat.ts'
import { OFFICIALS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent]

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadChat(allowedCtx(context), request, OFFICIALS_BASE)
}

export default function GovernancePlatform({ loaderData }: Route.ComponentProps) {
  return <ChatScreen {...loaderData} base={OFFICIALS_BASE} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccessDenied error={error} />
}
