import { requestCtx } from '#server/http/router-context.ts'
import { NewThread } from '#web/features/chat/new-thread.tsx'
import { onlyWith } from '../../access.ts'
import { answerNewThread } from '../../chat/chat-action.ts'
import { loadNewThread } from '../../chat/load-chat.ts'
import { OFFICIALS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/new-thread.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('conversations.answer')]

export async function loader({ context }: Route.LoaderArgs) {
  return loadNewThread(requestCtx(context))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerNewThread(requestCtx(context), request, OFFICIALS_BASE)
}

export default function NewThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewThread base={OFFICIALS_BASE} {...loaderData} refusal={actionData} />
}
