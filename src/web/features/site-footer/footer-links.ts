import { sectorModules } from '#content/en/home.ts'

export type FooterColumn = { title: string; links: { to: string; label: string }[] }

export const FOOTER_COLUMNS: FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { to: '/ai-receptionist', label: 'AI receptionist' },
      { to: '/websites-marketing', label: 'Websites and marketing' },
      { to: '/business-automation', label: 'Business automation' },
      { to: '/enterprise-ai', label: 'Enterprise AI' },
      { to: '/sme-solutions', label: 'SME solutions' },
      { to: '/pricing', label: 'Pricing' },
    ],
  },
  {
    title: 'Public sector',
    links: sectorModules.map(({ slug, name, sector }) => ({
      to: `/modules/${slug}`,
      label: `${name}, ${sector.toLowerCase()}`,
    })),
  },
  {
    title: 'Company',
    links: [
      { to: '/about-us', label: 'About us' },
      { to: '/careers', label: 'Careers' },
      { to: '/news', label: 'News' },
      { to: '/#contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/terms-of-service', label: 'Terms of service' },
      { to: '/gdpr-compliance', label: 'GDPR compliance' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
  },
]
