import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map: one line for each screen. */
export default [
  layout('routes/marketing/layout.tsx', [
    index('routes/marketing/home.tsx'),
    route('ai-receptionist', 'routes/marketing/ai-receptionist.tsx'),
    route('websites-marketing', 'routes/marketing/websites-marketing.tsx'),
    route('business-automation', 'routes/marketing/business-automation.tsx'),
    route('enterprise-ai', 'routes/marketing/enterprise-ai.tsx'),
    route('sme-solutions', 'routes/marketing/sme-solutions.tsx'),
    route('about-us', 'routes/marketing/about-us.tsx'),
    route('careers', 'routes/marketing/careers.tsx'),
    route('news', 'routes/marketing/news.tsx'),
    route('news/:slug', 'routes/marketing/news-article.tsx'),
    route('pricing', 'routes/marketing/pricing.tsx'),
    route('modules/:name', 'routes/modules/module.tsx'),
    route('privacy-policy', 'routes/legal/privacy-policy.tsx'),
    route('terms-of-service', 'routes/legal/terms-of-service.tsx'),
    route('gdpr-compliance', 'routes/legal/gdpr-compliance.tsx'),
    route('accessibility', 'routes/legal/accessibility.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('signup', 'routes/account/signup.tsx'),
  route('signin', 'routes/account/signin.tsx'),
  route('sign-in', 'routes/account/sign-in.tsx'),
  route('sign-up', 'routes/account/sign-up.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/confirm-email', 'routes/account/confirm-email.tsx'),
  route('account/organisations', 'routes/account/organisations.tsx'),
  route('account/people', 'routes/account/people.tsx'),
  route('account/people/export.csv', 'routes/account/people/export.ts'),
  route('account/people/:memberId', 'routes/account/member.tsx'),
  route('invitation', 'routes/account/invitation.tsx'),
  route('dashboard/sample-data', 'routes/dashboard/sample-data.tsx'),
  route('dashboard/business', 'routes/dashboard/business/layout.tsx', [
    index('routes/dashboard/business/overview.tsx'),
    route('tools', 'routes/dashboard/business/tools.tsx'),
    route('analytics', 'routes/dashboard/business/analytics.tsx'),
    route('analytics/report.csv', 'routes/dashboard/business/analytics/report-csv.ts'),
    route('analytics/report.pdf', 'routes/dashboard/business/analytics/report-pdf.ts'),
    route('analytics/savings', 'routes/dashboard/business/analytics/savings.tsx'),
    route('analytics/savings.csv', 'routes/dashboard/business/analytics/savings-csv.ts'),
    ...billingRoutes('business'),
    ...supportRoutes('business'),
  ]),
  route('dashboard/government', 'routes/dashboard/government/layout.tsx', [
    index('routes/dashboard/government/overview.tsx'),
    route('projects', 'routes/dashboard/government/projects.tsx'),
    route('compliance', 'routes/dashboard/government/compliance.tsx'),
    route('analytics', 'routes/dashboard/government/analytics.tsx'),
    ...billingRoutes('government'),
    ...supportRoutes('government'),
    route('support/training', 'routes/dashboard/government/training.tsx'),
    route('support/modules/:name', 'routes/dashboard/government/module-licence.tsx'),
  ]),
  route('dashboard/government/governance-platform', 'routes/dashboard/government/governance-platform/layout.tsx', [
    index('routes/dashboard/government/governance-platform/no-thread.tsx'),
    route('new', 'routes/dashboard/government/governance-platform/new-thread.tsx'),
    route(':threadId', 'routes/dashboard/government/governance-platform/thread.tsx'),
  ]),
  route('dashboard/admin/governance', 'routes/dashboard/admin/governance/layout.tsx', [
    index('routes/dashboard/admin/governance/no-thread.tsx'),
    route('new', 'routes/dashboard/admin/governance/new-thread.tsx'),
    route(':threadId', 'routes/dashboard/admin/governance/thread.tsx'),
  ]),
  route('dashboard/business/receptionist', 'routes/dashboard/business/receptionist-layout.tsx', [
    ...receptionistRoutes('business'),
  ]),
  route('dashboard/government/receptionist', 'routes/dashboard/government/receptionist-layout.tsx', [
    ...receptionistRoutes('government'),
  ]),
  route('dashboard/government', 'routes/dashboard/government/page-layout.tsx', [
    route('projects/new', 'routes/dashboard/government/project-new.tsx'),
    route('projects/:projectId', 'routes/dashboard/government/project.tsx'),
    route('projects/:projectId/edit', 'routes/dashboard/government/project-edit.tsx'),
    route('projects/:projectId/status', 'routes/dashboard/government/project-status.tsx'),
    route('projects/:projectId/documents', 'routes/dashboard/government/project-documents.tsx'),
    route('projects/:projectId/report', 'routes/dashboard/government/project-report.tsx'),
    route('compliance/new', 'routes/dashboard/government/policy-new.tsx'),
    route('compliance/:policyId', 'routes/dashboard/government/policy.tsx'),
    route('compliance/:policyId/edit', 'routes/dashboard/government/policy-edit.tsx'),
    route('compliance/:policyId/review', 'routes/dashboard/government/policy-review.tsx'),
    route('reports', 'routes/dashboard/government/reports.tsx'),
  ]),
  route('dashboard/admin', 'routes/dashboard/admin/layout.tsx', [
    index('routes/dashboard/admin/content.tsx'),
    route('tools', 'routes/dashboard/admin/tools.tsx'),
    route('tools/new', 'routes/dashboard/admin/tool-new.tsx'),
    route('tools/:toolId', 'routes/dashboard/admin/tool.tsx'),
    route('tools/:toolId/preview', 'routes/dashboard/admin/tool-preview.tsx'),
    route('tools/:toolId/delete', 'routes/dashboard/admin/tool-deletion.tsx'),
    route('privacy', 'routes/dashboard/admin/privacy.tsx'),
    route('privacy/export', 'routes/dashboard/admin/privacy/export.ts'),
    route('users', 'routes/dashboard/admin/users.tsx'),
    route('users/invitations', 'routes/dashboard/admin/invitations.tsx'),
    route('users/:userId', 'routes/dashboard/admin/user.tsx'),
    route('analytics', 'routes/dashboard/admin/analytics.tsx'),
    route('analytics/export.csv', 'routes/dashboard/admin/analytics/export.ts'),
    route('upgrade', 'routes/dashboard/admin/upgrade.tsx', [
      index('routes/dashboard/admin/upgrade/subscriptions.tsx'),
      route('requests', 'routes/dashboard/admin/upgrade/requests.tsx'),
      route('subscriptions/:subscriptionId', 'routes/dashboard/admin/upgrade/subscription.tsx'),
      route('quotes', 'routes/dashboard/admin/upgrade/quotes.tsx'),
      route('quotes/new', 'routes/dashboard/admin/upgrade/new-quote.tsx'),
      route('quotes/:quoteId', 'routes/dashboard/admin/upgrade/quote.tsx'),
      route('quotes/:quoteId/edit', 'routes/dashboard/admin/upgrade/quote-edit.tsx'),
      route('quotes/:quoteId/pdf', 'routes/dashboard/admin/upgrade/quote-pdf.ts'),
      route('invoices', 'routes/dashboard/admin/upgrade/invoices.tsx'),
      route('invoices/:invoiceId', 'routes/dashboard/admin/upgrade/invoice.tsx'),
      route('invoices/:invoiceId/pdf', 'routes/dashboard/admin/upgrade/invoice-pdf.ts'),
    ]),
    route('settings', 'routes/dashboard/admin/settings.tsx'),
    route('audit-log', 'routes/dashboard/admin/audit-log.tsx'),
    route('audit-log/export.csv', 'routes/dashboard/admin/audit-log/export.ts'),
    route('health', 'routes/dashboard/admin/health.tsx'),
  ]),
  route('dashboard/admin/inbox', 'routes/dashboard/admin/inbox/layout.tsx', [
    index('routes/dashboard/admin/inbox/messages.tsx'),
    route('export.csv', 'routes/dashboard/admin/inbox/export.ts'),
    route('tickets', 'routes/dashboard/admin/inbox/tickets.tsx'),
    route('tickets/:ticketId', 'routes/dashboard/admin/inbox/ticket.tsx'),
    route(':enquiryId', 'routes/dashboard/admin/inbox/message.tsx'),
  ]),
  route('dashboard/admin/organisations/:organisationId', 'routes/dashboard/admin/organisation.tsx'),
  route('dashboard/admin/organisations/:organisationId/projects', 'routes/dashboard/admin/organisation-projects.tsx'),
  route('dashboard/admin/preview', 'routes/dashboard/admin/preview.tsx'),
  route('talk/:slug', 'routes/talk/talk.tsx', { id: 'talk-page' }),
  route('talk/:slug/your-data', 'routes/talk/own-data.tsx'),
  route('talk/:slug/your-data/copy.json', 'routes/talk/own-data/copy.ts'),
  route('talk/:slug/your-data/copy.txt', 'routes/talk/own-data/copy-text.ts'),
  route('talk/:slug/booking/:token', 'routes/talk/booking.tsx'),
  route('talk/:slug/waiting/:token', 'routes/talk/waiting.tsx'),
  route('talk/:slug/booking/:token/booking.ics', 'routes/talk/booking/calendar-file.ts'),
  route('widget/:slug', 'routes/talk/frame.tsx', { id: 'widget-frame' }),
  route('design', 'routes/design.tsx'),
] satisfies RouteConfig

/** Both portals have the same support screens. */
function supportRoutes(portal: 'business' | 'government') {
  const id = (screen: string) => ({ id: `${portal}-${screen}` })
  return [
    route('support', 'routes/dashboard/support/tickets.tsx', id('tickets')),
    route('support/new', 'routes/dashboard/support/new-ticket.tsx', id('new-ticket')),
    route('support/:ticketId', 'routes/dashboard/support/ticket.tsx', id('ticket')),
  ]
}

/** Both portals have the same plan, invoice and quote screens. */
function billingRoutes(portal: 'business' | 'government') {
  const id = (screen: string) => ({ id: `${portal}-${screen}` })
  return [
    route('upgrade', 'routes/dashboard/billing/upgrade.tsx', id('upgrade')),
    route('upgrade/invoices/:invoiceId', 'routes/dashboard/billing/invoice.tsx', id('invoice')),
    route('upgrade/invoices/:invoiceId/pdf', 'routes/dashboard/billing/invoice-pdf.ts', id('invoice-pdf')),
    route('upgrade/quotes/:quoteId', 'routes/dashboard/billing/quote.tsx', id('quote')),
    route('upgrade/quotes/:quoteId/pdf', 'routes/dashboard/billing/quote-pdf.ts', id('quote-pdf')),
  ]
}

/** Both portals have the same receptionist screens. */
function receptionistRoutes(portal: 'business' | 'government') {
  const id = (screen: string) => ({ id: `${portal}-receptionist-${screen}` })
  const conversation = 'conversations/:conversationId'
  return [
    layout('routes/dashboard/receptionist/desk.tsx', id('desk'), [
      index('routes/dashboard/receptionist/no-conversation.tsx', id('no-conversation')),
      route(conversation, 'routes/dashboard/receptionist/conversation.tsx', id('conversation')),
    ]),
    route('diary', 'routes/dashboard/receptionist/diary.tsx', id('diary'), [
      index('routes/dashboard/receptionist/diary/no-booking.tsx', id('no-booking')),
      route('new', 'routes/dashboard/receptionist/diary/new-booking.tsx', id('new-booking')),
      route('blocks/new', 'routes/dashboard/receptionist/diary/new-block.tsx', id('new-block')),
      route('blocks/:blockId', 'routes/dashboard/receptionist/diary/block.tsx', id('block')),
      route('waiting', 'routes/dashboard/receptionist/diary/waiting.tsx', id('waiting')),
      route(':bookingId', 'routes/dashboard/receptionist/diary/booking.tsx', id('booking')),
    ]),
    route('set-up', 'routes/dashboard/receptionist/set-up.tsx', id('set-up')),
    route('try-it', 'routes/dashboard/receptionist/try-it.tsx', id('try-it')),
    route('report', 'routes/dashboard/receptionist/report.tsx', id('report')),
    route('report.csv', 'routes/dashboard/receptionist/report-csv.ts', id('report-csv')),
    route('report/auditors', 'routes/dashboard/receptionist/auditors.tsx', id('auditors')),
    route('report/auditors/record.pdf', 'routes/dashboard/receptionist/auditors-file.ts', id('auditors-pdf')),
    route('report/auditors/record.json', 'routes/dashboard/receptionist/auditors-file.ts', id('auditors-json')),
    route('set-up/draft', 'routes/dashboard/receptionist/set-up/draft.tsx', id('draft')),
    route('set-up/versions', 'routes/dashboard/receptionist/set-up/versions.tsx', id('versions')),
    route('set-up/versions/:number', 'routes/dashboard/receptionist/set-up/version.tsx', id('version')),
    route(`${conversation}/transcript.txt`, 'routes/dashboard/receptionist/transcript-text.ts', id('transcript-text')),
    route(`${conversation}/transcript.pdf`, 'routes/dashboard/receptionist/transcript-pdf.ts', id('transcript-pdf')),
    route('contacts/:contactId', 'routes/dashboard/receptionist/contact.tsx', id('contact')),
    route('contacts/:contactId/copy.json', 'routes/dashboard/receptionist/contact/copy-json.ts', id('contact-json')),
    route('contacts/:contactId/copy.pdf', 'routes/dashboard/receptionist/contact/copy-pdf.ts', id('contact-pdf')),
    route('knowledge', 'routes/dashboard/receptionist/knowledge.tsx', id('knowledge')),
    route('knowledge/new', 'routes/dashboard/receptionist/knowledge/new-entry.tsx', id('new-entry')),
    route('knowledge/import', 'routes/dashboard/receptionist/knowledge/import.tsx', id('import')),
    route('knowledge/export.csv', 'routes/dashboard/receptionist/knowledge/export.ts', id('export')),
    route('knowledge/website', 'routes/dashboard/receptionist/knowledge/website.tsx', id('website')),
    route('knowledge/document', 'routes/dashboard/receptionist/knowledge/document.tsx', id('document')),
    route('knowledge/sources/:sourceId', 'routes/dashboard/receptionist/knowledge/source.tsx', id('source')),
    route('knowledge/passages/:passageId', 'routes/dashboard/receptionist/knowledge/passage.tsx', id('passage')),
    route('knowledge/:entryId', 'routes/dashboard/receptionist/knowledge/entry.tsx', id('entry')),
  ]
}
