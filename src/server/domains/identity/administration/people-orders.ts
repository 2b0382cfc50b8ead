import type { PeopleSort } from '#contracts/people.ts'
import type { Order } from '../../../lists/place.ts'

export const PAGE_SIZE = 25

type Ordered = { id: string; sort_name: string; created_at: string; last_login_at: string | null }

/** Sort expression, as its index has it, then id, and direction. */
export const ORDERS: Record<PeopleSort, Order<Ordered>> = {
  name: { by: 'users.sort_name', of: (row) => row.sort_name, id: 'users.id', direction: 'asc' },
  newest: { by: 'users.created_at', of: (row) => row.created_at, id: 'users.id', direction: 'desc', kind: 'instant' },
  'sign-in': {
    by: 'coalesce(users.last_login_at, users.created_at)',
    of: (row) => row.last_login_at ?? row.created_at,
    id: 'users.id',
    direction: 'desc',
    kind: 'instant',
  },
}
