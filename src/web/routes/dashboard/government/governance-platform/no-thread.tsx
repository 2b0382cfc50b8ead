import { ChatPlaceholder } from '#web/features/chat/chat-placeholder.tsx'
import { allowedCtx } from '../../access.ts'
import type { Route } from './+types/no-thread.ts'

export async function loader({ context }: Route.LoaderArgs) {
  allowedCtx(context)
  return null
}

export default function NoThread() {
  return <ChatPlaceholder />
}
