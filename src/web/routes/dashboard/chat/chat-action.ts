import type { Ctx } from '#server/context.ts'
import { closeThread, openThread, reopenThread, sendMessage } from '#server/domains/chat/index.ts'
import { withChatLimit } from '#server/http/with-chat-limit.ts'
import { answerForm } from '../../answer-form.ts'
import { readSendingKey } from '../../read-sending-key.ts'

/** The verbs of a conversation's forms, for browsers without scripts too. */
export function answerThread(ctx: Ctx, request: Request, base: string, threadId: string) {
  const path = `${base}/${threadId}`
  return answerForm(request, {
    send: async ({ text, key }) => {
      await withChatLimit(ctx, () => sendMessage(ctx, { threadId, text }, readSendingKey(key)))
      return path
    },
    close: async () => {
      await closeThread(ctx, threadId)
      return path
    },
    reopen: async () => {
      await reopenThread(ctx, threadId)
      return path
    },
  })
}

export function answerNewThread(ctx: Ctx, request: Request, base: string) {
  return answerForm(request, {
    open: async ({ key, ...opening }) => {
      const { id } = await withChatLimit(ctx, () => openThread(ctx, opening, readSendingKey(key)))
      return `${base}/${id}`
    },
  })
}
