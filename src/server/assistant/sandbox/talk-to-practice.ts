import {
  type SandboxAnswer,
  type SandboxSaid,
  sandboxMessage,
  sandboxOpening,
} from '#contracts/receptionist/sandbox.ts'
import { MAX_MESSAGE_LENGTH, type TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { listOpeningTexts } from '../../domains/conversations/index.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { SANDBOX_OPENED_BY_ADDRESS, SANDBOX_SENT_BY_ADDRESS, SANDBOX_SENT_BY_ALL } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { answerOrApologise } from './answer-in-sandbox.ts'
import { describeDeeds } from './describe-deeds.ts'
import { describeDiary } from './describe-diary.ts'
import { createPractice, PRACTICE } from './practice.ts'
import { beginSandbox, computeEnd, openSandbox, type Sandbox, sandbox, sealSandbox } from './sandbox.ts'

const PLACE = 'sandbox of /ai-receptionist'

/** Begins a conversation with the made-up practice. The first words disclose the AI. Throws `rate_limited`. */
export async function openPractice(ctx: Ctx, input: unknown): Promise<SandboxAnswer> {
  const { language } = parseInput(sandboxOpening, input)
  await consumeRateLimit(ctx, SANDBOX_OPENED_BY_ADDRESS, ctx.client?.address)
  return answerWith(ctx, beginSandbox(ctx, language), listOpeningTexts(PRACTICE, language), [])
}

/** Answers one message. Throws `not_found` once the hour is over, `too_large` and `rate_limited`. */
export async function talkToPractice(ctx: Ctx, input: unknown): Promise<SandboxAnswer> {
  const { sandbox: sealed, text: written } = parseInput(sandboxMessage, input)
  const text = written.trim()
  if ([...written].length > MAX_MESSAGE_LENGTH) throw new AppError('too_large', 'This text is too long.')
  if (text === '') throw new AppError('invalid_input', 'Please write something.')
  await consumeRateLimit(ctx, SANDBOX_SENT_BY_ADDRESS, ctx.client?.address)
  await consumeRateLimit(ctx, SANDBOX_SENT_BY_ALL, 'all')
  const open = openSandbox(ctx, sealed, PLACE, sandbox)
  if (open === undefined) throw new AppError('not_found', 'This conversation is gone. Please begin another one.')
  const { steps, ...reply } = await answerOrApologise(ctx, createPractice(ctx.now()), open, text)
  return answerWith(ctx, open, [{ text: reply.text, language: reply.language }], steps)
}

function answerWith(ctx: Ctx, open: Sandbox, said: SandboxSaid[], steps: TurnStep[]): SandboxAnswer {
  return {
    sandbox: sealSandbox(ctx, open, PLACE),
    said,
    deeds: describeDeeds(steps),
    diary: describeDiary(open, ctx.now()),
    endsAt: computeEnd(open),
  }
}
