import { OWN_DATA } from '#content/receptionist/own-data.ts'
import {
  closeOwnData,
  eraseOwnData,
  getOwnDataPage,
  openOwnData,
  requestOwnData,
} from '#server/domains/privacy/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { createDataCookie, readDataToken } from '#server/http/talk-cookie.ts'
import { useCompanyName } from '#web/features/portal-frame/company-name.ts'
import { answerForm, loadOrNotFound, mustConfirm } from '../answer-form.ts'
import type { Route } from './+types/own-data.ts'
import { BookingFrame } from './booking/booking-frame.tsx'
import { CodeSteps } from './own-data/code-steps.tsx'
import { HeldData } from './own-data/held-data.tsx'
import { readPlace } from './own-data/read-place.ts'
import './booking/booking.css'
import './own-data/own-data.css'

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const page = await loadOrNotFound(getOwnDataPage(requestCtx(context), slug, readDataToken(request, slug)))
  const { language, isErased } = readPlace(request.url)
  return { ...page, slug, isErased, language: language ?? page.languages[0] ?? ('en' as const) }
}

/** A mailed code proves the address. After that a cookie identifies the person for half an hour. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const token = readDataToken(request, slug)
  const { language } = readPlace(request.url)
  const to = (done?: string) => {
    const query = new URLSearchParams({ ...(language && { lang: language }), ...(done && { done }) })
    return `/talk/${slug}/your-data${query.size === 0 ? '' : `?${query}`}`
  }
  const leave = (done?: string) => ({ to: to(done), cookies: [createDataCookie(ctx.config, slug, undefined)] })
  return answerForm<{ email: string }>(request, {
    request: async ({ email = '', language: written }) => {
      await requestOwnData(ctx, slug, { email, language: written })
      return { shown: { email: email.trim() } }
    },
    open: async (fields) => ({
      to: to(),
      cookies: [createDataCookie(ctx.config, slug, await openOwnData(ctx, slug, fields))],
    }),
    erase: async (fields) => {
      mustConfirm(fields)
      await eraseOwnData(ctx, slug, token)
      return leave('erased')
    },
    close: async () => {
      await closeOwnData(ctx, token)
      return leave()
    },
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { language, name } = loaderData
  return [{ title: `${OWN_DATA[language].title}, ${name[language]}` }, { name: 'robots', content: 'noindex' }]
}

export default function OwnData({ loaderData, actionData }: Route.ComponentProps) {
  const { name, address, phone, language, record, isErased } = loaderData
  const company = useCompanyName()
  const page = { ...loaderData, texts: OWN_DATA[language], organisation: name[language] }
  return (
    <BookingFrame
      organisation={{ name: name[language], address, phone }}
      language={language}
      company={company}
      ownDataPath={null}
    >
      {record === null ? (
        <CodeSteps {...page} answer={actionData} isErased={isErased} />
      ) : (
        <HeldData {...page} record={record} answer={actionData} />
      )}
    </BookingFrame>
  )
}
