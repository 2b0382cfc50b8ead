import { exportOwnData } from '#server/domains/privacy/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readDataToken } from '#server/http/talk-cookie.ts'
import type { Route } from './+types/copy-text.ts'
import { downloadOwnData } from './download-own-data.ts'
import { readPlace } from './read-place.ts'

/** The copy of a person's data to read, in the language of the page. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { language = 'en' } = readPlace(request.url)
  const copy = { as: 'text', language } as const
  return downloadOwnData(slug, exportOwnData(requestCtx(context), slug, readDataToken(request, slug), copy))
}
