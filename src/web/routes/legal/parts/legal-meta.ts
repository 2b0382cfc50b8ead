import type { PageMeta } from '#content/types.ts'
import { breadcrumbs, type Matches, pageMeta } from '#web/lib/page-meta.ts'

export function legalMeta(matches: Matches, path: string, meta: PageMeta) {
  return pageMeta(matches, { path, ...meta, data: [breadcrumbs(matches, [{ name: meta.title, path }])] })
}
