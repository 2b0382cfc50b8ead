import { requestCtx } from '#server/http/router-context.ts'
import { NewThread } from '#web/features/chat/new-thread.tsx'
import { answerNewThread } from '../../chat/chat-action.ts'
import { loadNewThread } from '../../chat/load-chat.ts'
import { ADVISERS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/new-thread.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return loadNewThread(requestCtx(context))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerNewThread(requestCtx(context), request, ADVISERS_BASE)
}

export default function NewThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewThread base={ADVISERS_BASE} {...loaderData} refusal={actionData} />
}
