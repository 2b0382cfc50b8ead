import { data, isRouteErrorResponse, redirect } from 'react-router'
import { sectorModules } from '#content/en/home.ts'
import { moduleContents } from '#content/en/modules/index.ts'
import { withCompany } from '#content/with-company.ts'
import { isModuleName, type ModuleName } from '#contracts/modules.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { submitLicensingInquiry } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { NotFoundScreen } from '#web/features/not-found/not-found-screen.tsx'
import { breadcrumbs, pageMeta, pageTitle, withoutTitle } from '#web/lib/page-meta.ts'
import { readFields } from '../read-fields.ts'
import type { Route } from './+types/module.ts'
import { ModulePage } from './module-page.tsx'

export const handle: PublicPageHandle = { publicPage: { searchParams: { inquiry: ['sent'] } } }

function moduleOf(name: string): ModuleName {
  if (!isModuleName(name)) throw data(null, { status: 404 })
  return name
}

/** Sends the content of one module; the others stay on the server. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const content = moduleContents[moduleOf(params.name)]
  const company = await getPublicCompany(requestCtx(context))
  const isSent = new URL(request.url).searchParams.get('inquiry') === 'sent'
  const others = sectorModules.filter(({ slug }) => slug !== content.slug)
  return { content: withCompany(content, company), others, isSent }
}

/** The inquiry form of a browser without JavaScript; with it, the form asks the API. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const name = moduleOf(params.name)
  const ctx = requestCtx(context)
  let values: Record<string, string> = {}
  try {
    values = await readFields(request)
    await submitLicensingInquiry(ctx, name, values)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ message: error.message, fieldErrors: error.fieldErrors ?? {}, values }, { status: error.status })
  }
  return redirect(`/modules/${name}?inquiry=sent#licensing`, 303)
}

/** All but the title, which says "Error" while the form has one: see LicensingForm. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }]
  const { meta, name, slug } = loaderData.content
  const path = `/modules/${slug}`
  const data = [breadcrumbs(matches, [{ name, path }])]
  return withoutTitle(pageMeta(matches, { path, ...meta, data }))
}

export default function Module({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { content } = loaderData
  const title = pageTitle(matches, { path: `/modules/${content.slug}`, title: content.meta.title })
  // Keyed: what was typed about one module does not move to the next.
  return <ModulePage key={content.slug} {...loaderData} pageTitle={title} refusal={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  throw error
}
