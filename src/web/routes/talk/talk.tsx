import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import { say } from '#server/assistant/turn/say.ts'
import { createOwnLink } from '#server/domains/bookings/index.ts'
import { chooseLanguage, getTalkPage, identifyContact } from '#server/domains/conversations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { createTalkCookie, readTalkCookie } from '#server/http/talk-cookie.ts'
import { useCompanyName } from '#web/features/portal-frame/company-name.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { answerForm, found } from '../answer-form.ts'
import { readSendingKey } from '../read-sending-key.ts'
import type { Route } from './+types/talk.ts'
import { Conversation } from './conversation.tsx'
import { Organisation } from './organisation.tsx'
import './talk.css'

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const language = new URL(request.url).searchParams.get('lang')
  return found(getTalkPage(requestCtx(context), slug, { held: readTalkCookie(request, slug), language }))
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const held = readTalkCookie(request, slug)
  const pathIn = (language: string | undefined) =>
    `/talk/${slug}${language === 'ga' || language === 'en' ? `?lang=${language}` : ''}`
  return answerForm<{ sent: string }>(request, {
    say: async ({ text, key, language, scripted }) => {
      const { id, opened } = await say(ctx, slug, { held, text, key: readSendingKey(key), language })
      const cookies = opened === undefined ? [] : [createTalkCookie(ctx.config, slug, opened)]
      return scripted ? { shown: { sent: id }, cookies } : { to: pathIn(language), cookies }
    },
    language: async ({ language }) => {
      await chooseLanguage(ctx, slug, { held, language })
      return pathIn(language)
    },
    booking: async ({ booking = '', show }) => {
      const contact = await identifyContact(ctx, {
        slug,
        conversationId: held?.conversationId ?? '',
        token: held?.token,
      })
      const page = `/talk/${slug}/booking/${await createOwnLink(contact, booking)}`
      return show === 'calendar' ? `${page}/appointment.ics` : page
    },
    leave: async () => ({ to: `/talk/${slug}`, cookies: [createTalkCookie(ctx.config, slug, undefined)] }),
  })
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
  const refusal = actionData !== undefined && 'message' in actionData ? actionData : undefined
  return (
    <div className="talk" lang={page.language === 'en' ? 'en-IE' : 'ga'}>
      <SkipLink to="#talk">{words.skip}</SkipLink>
      <Organisation page={page} company={company} words={words} />
      <main id="talk" className="talk-main">
        <Conversation page={page} refusal={refusal} words={words} />
      </main>
    </div>
  )
}
