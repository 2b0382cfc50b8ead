import { href, Outlet } from 'react-router'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { SubNav } from '#web/ui/sub-nav.tsx'

const PAGES = [
  { to: href('/dashboard/admin/upgrade'), label: 'Subscriptions', isRoot: true },
  { to: href('/dashboard/admin/upgrade/requests'), label: 'Plan requests' },
  { to: href('/dashboard/admin/upgrade/quotes'), label: 'Quotes' },
  { to: href('/dashboard/admin/upgrade/invoices'), label: 'Invoices' },
]

const DONE = {
  'trial-extended': { title: 'Trial extended' },
  'quote-saved': { title: 'Quote saved' },
  'quote-sent': { title: 'Quote sent', description: 'The customer gets it by mail.' },
  'quote-withdrawn': { title: 'Quote withdrawn' },
  'quote-delivered': { title: 'Delivered', description: 'What was left is invoiced.' },
  'quote-cancelled': { title: 'Order cancelled', description: 'The customer was told.' },
  paid: { title: 'Marked as paid', description: 'The customer sees it at once.' },
  credited: { title: 'Credit note issued', description: 'The invoice is taken back, and the customer was told.' },
}

export const loader = () => null

/** Subscriptions, plan requests, quotes and invoices of all customers. */
export default function AdminUpgrade() {
  return (
    <div className="grid gap-6">
      <DoneToast messages={DONE} />
      <h2 className="sr-only">Upgrade</h2>
      <SubNav label="Subscriptions and invoices" items={PAGES} />
      <Outlet />
    </div>
  )
}
