import { redirect } from 'react-router'
import { exportOwnData } from '#server/domains/privacy/index.ts'
import { AppError } from '#server/errors.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readDataToken } from '#server/http/talk-cookie.ts'
import { loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/copy.ts'

/** The copy of a person's data. Without a proved address it redirects to the form. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  try {
    const { fileName, content } = await loadOrNotFound(
      exportOwnData(requestCtx(context), slug, readDataToken(request, slug)),
    )
    return download(fileName, content)
  } catch (error) {
    if (error instanceof AppError && error.code === 'link_invalid') throw redirect(`/talk/${slug}/your-data`)
    throw error
  }
}
