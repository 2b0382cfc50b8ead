import type { Role } from '#content/types.ts'
import type { JsonLd } from '#web/lib/page-meta.ts'

/** Structured data of a role, as schema.org's JobPosting. */
export function jobPosting(role: Role, company: { name: string; addressLines: string[] }): JsonLd {
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: [role.text, ...role.does, ...role.brings].join('\n'),
    datePosted: role.posted,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.addressLines[0] ?? '',
        addressLocality: 'Dublin',
        addressCountry: 'IE',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: role.band.from, maxValue: role.band.to, unitText: 'YEAR' },
    },
  }
}
