import { useOutletContext } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { ChatContext } from '#web/features/chat/chat-context.ts'
import { ThreadView } from '#web/features/chat/thread-view.tsx'
import { answerThread } from '../../chat/chat-action.ts'
import { loadThread } from '../../chat/load-chat.ts'
import { ADVISERS_BASE } from '../../chat/paths.ts'
import type { Route } from './+types/thread.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadThread(requestCtx(context), request, readParam(params, 'threadId'))
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerThread(requestCtx(context), request, ADVISERS_BASE, readParam(params, 'threadId'))
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const context = useOutletContext<ChatContext>()
  return <ThreadView key={loaderData.thread.id} context={context} {...loaderData} refusal={actionData} />
}
