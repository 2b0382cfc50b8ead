import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { getSiteContent } from '#server/domains/content/index.ts'
import { submitContactMessage } from '#server/domains/enquiries/index.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { askApi } from '#web/features/form/ask-api.ts'
import { emailAddress, filledIn } from '#web/features/form/checks.ts'
import { SubmissionKey } from '#web/features/form/submission-key.ts'
import { describeFailure } from '#web/lib/api-client.ts'
import { pageMeta, withoutTitle } from '#web/lib/page-meta.ts'
import { toast } from '#web/ui/toast.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/home.ts'
import { buildHomePage } from './home/build-home-page.ts'
import { HomePage } from './home/home-page.tsx'
import type { MarketingHandle } from './layout.tsx'

export const handle: MarketingHandle = {
  publicPage: { searchParams: { contact: ['sent'] } },
  hasDarkHero: true,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [content, company] = await Promise.all([getSiteContent(ctx), getPublicCompany(ctx)])
  return {
    ...buildHomePage(content, company.name),
    isSent: new URL(request.url).searchParams.get('contact') === 'sent',
  }
}

/** Answers the contact form of a browser without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(request, {
    contact: async (fields) => submitContactMessage(requestCtx(context), fields).then(() => '/?contact=sent#contact'),
  })
}

const key = new SubmissionKey()

export async function clientAction({ request }: Route.ClientActionArgs) {
  return askApi(request, {
    contact: {
      path: '/api/contact',
      check: CHECKS,
      key,
      // Counted from the opening of the page.
      body: (fields) => ({ ...fields, elapsedMs: Math.round(performance.now()) }),
      explain: (error) => describeFailure(error, 'Please try again later'),
      done: () => {
        toast({ title: 'Message sent successfully!', description: "We'll get back to you within 24 hours" })
        return null
      },
    },
  })
}

/** A sent message changes nothing on the page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

const CHECKS = {
  name: [filledIn('Please enter your name')],
  email: [
    filledIn('Please enter your email address'),
    emailAddress('Please enter a complete email address, like name@business.ie'),
  ],
  organization: [filledIn('Please enter your organization')],
  message: [filledIn('Please enter your message')],
}

/** Without the title, which ContactForm marks with "Error:" after a refusal. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, subtitle } = loaderData.content.hero
  return withoutTitle(pageMeta(matches, { path: '/', title, description: subtitle }))
}

export default function Home({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { isSent, ...page } = loaderData
  return (
    <HomePage page={page} company={matches[0].loaderData.company} isSent={isSent} refusal={actionData ?? undefined} />
  )
}
