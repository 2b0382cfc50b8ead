import { X } from 'lucide-react'
import { OWN_DATA } from '#content/receptionist/own-data.ts'
import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import { getTalkPage } from '#server/domains/conversations/index.ts'
import { countWidgetPage, findFraming, findListedPage } from '#server/domains/receptionists/index.ts'
import { framingContext, requestCtx } from '#server/http/router-context.ts'
import { FRAME_COOKIE } from '#server/http/talk-cookie.ts'
import { found } from '../answer-form.ts'
import type { Route } from './+types/frame.ts'
import { answerTalk } from './answer-talk.ts'
import { Conversation, describeTalk } from './conversation.tsx'
import './talk.css'
import './frame.css'

/** The conversation in a frame on an organisation's own site. Only the sites that it listed may show it. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const framing = await found(findFraming(ctx, slug))
  context.get(framingContext).ancestors = framing.ancestors
  const { searchParams } = new URL(request.url)
  const theme = searchParams.get('theme')
  const host = findListedPage(framing, searchParams.get('page') ?? '')
  // Browsers of 2022 do not say where a response is used.
  const isFramed = ['iframe', null].includes(request.headers.get('sec-fetch-dest'))
  if (host !== undefined && isFramed) await countWidgetPage(ctx, framing, host)
  const page = await getTalkPage(ctx, slug, {
    held: FRAME_COOKIE.read(request, slug),
    language: searchParams.get('lang'),
    // Only the first request names the page around.
    isSuggested: searchParams.has('page'),
  })
  return {
    page,
    /** The only site that the script talks to. "self" for our own pages, whose origin a proxy may hide from us. */
    hostOrigin: host?.origin ?? (framing.ancestors.includes("'self'") ? 'self' : ''),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  return answerTalk(requestCtx(context), request, { path: `/widget/${slug}`, slug, cookie: FRAME_COOKIE })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { name, language } = loaderData.page
  return [{ title: TALK_PAGE[language].talkTo(name[language]) }, { name: 'robots', content: 'noindex' }]
}

export default function Frame({ loaderData: { page, hostOrigin }, actionData }: Route.ComponentProps) {
  const { slug, language, name } = page
  const words = TALK_PAGE[language]
  return (
    <main
      className="talk-frame"
      {...describeTalk(page, words)}
      data-host={hostOrigin}
      aria-label={words.talkTo(name[language])}
    >
      <h1 className="sr-only">{words.talkTo(name[language])}</h1>
      <Conversation
        page={page}
        actionData={actionData}
        words={words}
        headEnd={
          <button type="button" data-close aria-label={words.close} title={words.close} className="talk-close">
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
        footEnd={
          <p className="text-muted text-small">
            <a href={`/talk/${slug}?lang=${language}`} target="_blank" rel="noopener" className="talk-kept-link">
              {words.kept}
              <span className="sr-only"> ({words.opensTab})</span>
            </a>
            {' · '}
            <a
              href={`/talk/${slug}/your-data?lang=${language}`}
              target="_blank"
              rel="noopener"
              className="talk-kept-link"
            >
              {OWN_DATA[language].title}
              <span className="sr-only"> ({words.opensTab})</span>
            </a>
          </p>
        }
      />
    </main>
  )
}
