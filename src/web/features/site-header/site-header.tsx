import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '#web/features/session/use-current-user.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { AccountArea } from './account-area.tsx'
import { NavLinks } from './nav-links.tsx'
import './site-header.css'
import { useBarState } from './use-bar-state.ts'
import { useCollapsible } from './use-collapsible.ts'

type Props = { companyName: string; hasDarkHero: boolean }

/** The fixed bar of the public pages. Over a dark hero it is dark in either theme. */
export function SiteHeader({ companyName, hasDarkHero }: Props) {
  const { user, isResolved } = useCurrentUser()
  const { isScrolled, isOverHero } = useBarState(hasDarkHero)
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useCollapsible(bar, button)
  const MenuIcon = menu.isOpen ? X : Menu
  return (
    <header
      ref={bar}
      className="site-header"
      data-theme={isOverHero ? 'dark' : undefined}
      data-scrolled={isScrolled}
      data-open={menu.isOpen}
    >
      <PageContainer className="site-bar">
        <Link to="/" aria-label={`${companyName}, home`} className="flex flex-none items-center">
          <Logo name={companyName} />
        </Link>
        <IconButton
          ref={button}
          label={menu.isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          onClick={menu.toggle}
          className="-mr-[11px] rail:hidden noscript:hidden"
        >
          <MenuIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <div id="site-menu" className="site-menu">
          <nav aria-label="Main">
            <NavLinks onChoose={menu.close} />
          </nav>
          {/* While a session is expected, neither state shows before the answer, so the wrong one never flashes. */}
          <div className="account-area" data-resolved={isResolved}>
            <AccountArea user={user} />
          </div>
        </div>
      </PageContainer>
    </header>
  )
}
