import { data, redirect } from 'react-router'
import { getSiteContent } from '#server/domains/content/index.ts'
import { submitContactMessage } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { pageMeta, withoutTitle } from '#web/lib/page-meta.ts'
import { readFields } from '../read-fields.ts'
import type { Route } from './+types/home.ts'
import { HomePage } from './home/home-page.tsx'
import { homePageOf } from './home/home-page-of.ts'
import type { MarketingHandle } from './layout.tsx'

export const handle: MarketingHandle = { publicPage: { searchParams: { contact: ['sent'] } }, hasDarkHero: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [content, company] = await Promise.all([getSiteContent(ctx), getPublicCompany(ctx)])
  return {
    ...homePageOf(content, company.name),
    isSent: new URL(request.url).searchParams.get('contact') === 'sent',
  }
}

/** The contact form of a browser without JavaScript; with it, the form asks POST /api/contact. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  let values: Record<string, string> = {}
  try {
    values = await readFields(request)
    await submitContactMessage(ctx, values, undefined)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ message: error.message, fieldErrors: error.fieldErrors ?? {}, values }, { status: error.status })
  }
  return redirect('/?contact=sent#contact', 303)
}

/** All but the title, which says "Error" while the form has one: see ContactForm. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, subtitle } = loaderData.content.hero
  return withoutTitle(pageMeta(matches, { path: '/', title, description: subtitle }))
}

export default function Home({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { isSent, ...page } = loaderData
  return <HomePage page={page} company={matches[0].loaderData.company} isSent={isSent} refusal={actionData} />
}
