import { say } from '#server/assistant/turn/say.ts'
import type { Ctx } from '#server/context.ts'
import { createOwnLink } from '#server/domains/bookings/index.ts'
import { chooseLanguage, identifyContact, rateConversation } from '#server/domains/conversations/index.ts'
import type { TalkCookie } from '#server/http/talk-cookie.ts'
import { answerForm } from '../answer-form.ts'
import { readSendingKey } from '../read-sending-key.ts'

type Place = {
  /** Either the receptionist's page or its widget frame. */
  path: string
  slug: string
  cookie: TalkCookie
}

/** The verbs of the forms around a conversation. Messages are posted here only without scripts. */
export function answerTalk(ctx: Ctx, request: Request, { path, slug, cookie }: Place) {
  const held = cookie.read(request, slug)
  const pathIn = (language: string | undefined) =>
    `${path}${language === 'ga' || language === 'en' ? `?lang=${language}` : ''}`
  const identify = () => identifyContact(ctx, { slug, conversationId: held?.conversationId ?? '', token: held?.token })
  return answerForm(request, {
    say: async ({ text, key, language }) => {
      const { opened } = await say(ctx, slug, { held, text, key: readSendingKey(key), language, isScripted: false })
      return {
        to: pathIn(language),
        cookies: opened === undefined ? [] : [cookie.create(ctx.config, slug, opened)],
      }
    },
    language: async ({ language }) => {
      await chooseLanguage(ctx, slug, { held, language })
      return pathIn(language)
    },
    booking: async ({ booking = '', show }) => {
      const page = `/talk/${slug}/booking/${await createOwnLink(await identify(), booking)}`
      return show === 'calendar' ? `${page}/booking.ics` : page
    },
    helped: async ({ helped }) => {
      await rateConversation(await identify(), { helped })
      return pathIn(undefined)
    },
    leave: async () => ({ to: path, cookies: [cookie.create(ctx.config, slug, undefined)] }),
  })
}
