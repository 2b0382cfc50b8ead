import { Outlet, useMatches } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { irishYear } from '#contracts/words/dates.ts'
import { getCompanySlug } from '#server/domains/receptionists/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { FOOTER_COLUMNS } from '#web/features/site-footer/footer-links.ts'
import { SiteFooter } from '#web/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#web/features/site-header/site-header.tsx'
import { useWidget } from '#web/features/widget/use-widget.ts'
import { useFocusAfterNavigation } from '#web/lib/scroll-to-section.ts'
import type { Route } from './+types/layout.ts'
import '#web/styles/marketing.css'

/** True for pages that start with a dark hero. The bar over it is dark too. */
export type MarketingHandle = PublicPageHandle & { hasDarkHero?: boolean }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return {
    footer: { columns: FOOTER_COLUMNS, year: irishYear(ctx.now()) },
    receptionist: await getCompanySlug(ctx),
  }
}

/** The same for every page. */
export const shouldRevalidate = () => false

/** The frame of every public page: skip link, header, content, footer. */
export default function MarketingLayout({ loaderData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  const page = useMatches().at(-1)?.handle as MarketingHandle | undefined
  useFocusAfterNavigation()
  useWidget(loaderData.receptionist)
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader companyName={company.name} hasDarkHero={page?.hasDarkHero === true} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter company={company} {...loaderData.footer} />
    </>
  )
}
