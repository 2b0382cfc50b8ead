import type { Ctx } from '#server/context.ts'
import { closeThread, openThread, reopenThread, sendMessage } from '#server/domains/chat/index.ts'
import { chatLimited } from '#server/http/chat-limit.ts'
import { answerForm } from '../answer-form.ts'

/** What the forms of a conversation ask for, of browsers without scripts too. */
export function answerThread(ctx: Ctx, request: Request, base: string, threadId: string) {
  const path = `${base}/${threadId}`
  return answerForm(request, {
    send: async ({ text, key }) => {
      await chatLimited(ctx, () => sendMessage(ctx, { threadId, text }, keyIn(key)))
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
      const { id } = await chatLimited(ctx, () => openThread(ctx, opening, keyIn(key)))
      return `${base}/${id}`
    },
  })
}

/** The page's own name for one sending; what is none counts as missing. */
function keyIn(given: string | undefined): string | undefined {
  return given !== undefined && /^[\w-]{8,100}$/.test(given) ? given : undefined
}
