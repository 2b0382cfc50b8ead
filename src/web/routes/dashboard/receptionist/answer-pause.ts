import type { Ctx } from '#server/context.ts'
import { pauseAnswering, resumeAnswering } from '#server/domains/receptionists/index.ts'
import { answerForm } from '../../answer-form.ts'
import { receptionistPath } from './receptionist-path.ts'

/** Pauses or resumes answering, then returns to the section of the form. */
export function answerPause(ctx: Ctx, request: Request) {
  const back = (from: string | undefined) => findSection(receptionistPath(ctx), from)
  return answerForm(request, {
    pause: ({ from }) => pauseAnswering(ctx).then(() => back(from)),
    resume: ({ from }) => resumeAnswering(ctx).then(() => `${back(from)}?done=resumed`),
  })
}

/** The section that the form names, or the desk. */
function findSection(base: string, from = ''): string {
  return from.startsWith(`${base}/`) ? from : base
}
