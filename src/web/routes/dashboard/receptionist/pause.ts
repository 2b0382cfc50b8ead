import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { pauseAnswering, resumeAnswering } from '#server/domains/receptionists/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { answerForm } from '../../answer-form.ts'
import { receptionistPath } from './receptionist-path.ts'

/** Only a form leads here. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(receptionistPath(requestCtx(context)))
}

/** Pauses answering, or resumes it, and leads back to the section from which it was asked. */
export async function action({ context, request }: ActionFunctionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    pause: ({ from }) => pauseAnswering(ctx).then(() => findSection(receptionistPath(ctx), from)),
    resume: ({ from }) => resumeAnswering(ctx).then(() => resumed(findSection(receptionistPath(ctx), from))),
  })
}

/** The path of a section that a form names, or the desk. */
function findSection(base: string, from = ''): string {
  return from === base || from.startsWith(`${base}/`) || from.startsWith(`${base}?`) ? from : base
}

const resumed = (path: string) => `${path}${path.includes('?') ? '&' : '?'}done=resumed`
