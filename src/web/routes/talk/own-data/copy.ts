import { exportOwnData } from '#server/domains/privacy/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readDataToken } from '#server/http/talk-cookie.ts'
import type { Route } from './+types/copy.ts'
import { downloadOwnData } from './download-own-data.ts'

/** Everything that is kept of a person, as JSON. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  return downloadOwnData(slug, exportOwnData(requestCtx(context), slug, readDataToken(request, slug), { as: 'json' }))
}
