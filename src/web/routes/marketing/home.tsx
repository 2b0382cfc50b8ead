import type { PublicPageHandle } from '#contracts/public-page.ts'
import { getSiteContent } from '#server/domains/content/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/home.ts'

export const handle: PublicPageHandle = { publicPage: { searchParams: { contact: ['sent'] } } }

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await getSiteContent(requestCtx(context)) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.content.hero.title}</h1>
}
