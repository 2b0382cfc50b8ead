import { data, href, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { sectorModules } from '#content/en/home.ts'
import { moduleContents } from '#content/en/modules/index.ts'
import { withCompany } from '#content/with-company.ts'
import { isModuleName, type ModuleName } from '#contracts/modules.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { submitLicensingInquiry } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { askApi } from '#web/features/form/ask-api.ts'
import { SubmissionKey } from '#web/features/form/submission-key.ts'
import { NotFoundScreen } from '#web/features/not-found/not-found-screen.tsx'
import { describeFailure } from '#web/lib/api-client.ts'
import { breadcrumbs, pageMeta, pageTitle, withoutTitle } from '#web/lib/page-meta.ts'
import { toast } from '#web/ui/toast.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/module.ts'
import { ModulePage } from './module-page.tsx'

export const handle: PublicPageHandle = { publicPage: { searchParams: { inquiry: ['sent'] } } }

function findModule(name: string): ModuleName {
  if (!isModuleName(name)) throw data(null, { status: 404 })
  return name
}

/** Sends the content of one module. The others stay on the server. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const content = moduleContents[findModule(params.name)]
  const company = await getPublicCompany(requestCtx(context))
  const isSent = new URL(request.url).searchParams.get('inquiry') === 'sent'
  const others = sectorModules.filter(({ slug }) => slug !== content.slug)
  return { content: withCompany(content, company), others, isSent }
}

/** Answers the inquiry form of a browser without scripts. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const name = findModule(params.name)
  return answerForm(request, {
    inquiry: async (fields) =>
      submitLicensingInquiry(requestCtx(context), name, fields).then(() => `/modules/${name}?inquiry=sent#licensing`),
  })
}

const key = new SubmissionKey()

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return askApi(request, {
    inquiry: {
      path: `/api/modules/${params.name}/licensing-inquiry`,
      key,
      // Counted from the opening of the page.
      body: (fields) => ({ ...fields, elapsedMs: Math.round(performance.now()) }),
      explain: (error) => describeFailure(error, 'Please try again later'),
      done: (_, { contactEmail }) => {
        const description = `We'll get back to you within 24 hours. A copy is on its way to ${contactEmail}.`
        toast({ title: 'Your inquiry reached us', description })
        return null
      },
    },
  })
}

/** A sent inquiry changes nothing on the page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

/** Without the title, which LicensingForm marks with "Error:" after a refusal. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }]
  const { meta, name, slug } = loaderData.content
  const path = href('/modules/:name', { name: slug })
  const data = [breadcrumbs(matches, [{ name, path }])]
  return withoutTitle(pageMeta(matches, { path, ...meta, data }))
}

export default function Module({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { content } = loaderData
  const title = pageTitle(matches, { path: href('/modules/:name', { name: content.slug }), title: content.meta.title })
  // The key clears the form when the module changes.
  return <ModulePage key={content.slug} {...loaderData} pageTitle={title} refusal={actionData ?? undefined} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  throw error
}
