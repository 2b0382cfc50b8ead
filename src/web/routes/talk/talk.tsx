import { redirectDocument } from 'react-router'
import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import { getTalkPage } from '#server/domains/conversations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PAGE_COOKIE } from '#server/http/talk-cookie.ts'
import { useCompanyName } from '#web/features/portal-frame/company-name.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { loadOrNotFound } from '../answer-form.ts'
import type { Route } from './+types/talk.ts'
import { answerTalk } from './answer-talk.ts'
import { Conversation, describeTalk } from './conversation.tsx'
import { Organisation } from './organisation.tsx'
import './talk.css'

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const language = new URL(request.url).searchParams.get('lang')
  return loadOrNotFound(getTalkPage(requestCtx(context), slug, { held: PAGE_COOKIE.read(request, slug), language }))
}

/** The page has its own script, so links to it load a new document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): ReturnType<typeof loader> {
  throw redirectDocument(request.url)
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  return answerTalk(requestCtx(context), request, { path: `/talk/${slug}`, slug, cookie: PAGE_COOKIE })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { name, language } = loaderData
  return [
    { title: `${TALK_PAGE[language].talkTo(name[language])} | ${TALK_PAGE[language].receptionist}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Talk({ loaderData: page, actionData }: Route.ComponentProps) {
  const company = useCompanyName()
  const words = TALK_PAGE[page.language]
  return (
    <div className="talk" {...describeTalk(page, words)}>
      <SkipLink to="#talk">{words.skip}</SkipLink>
      <Organisation page={page} company={company} words={words} />
      <main id="talk" className="talk-main">
        <Conversation page={page} actionData={actionData} words={words} />
      </main>
    </div>
  )
}
