import { Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { DiaryScreen } from '#web/features/receptionist/diary/diary-screen.tsx'
import type { Route } from './+types/diary.ts'
import { loadDiary } from './diary/load-diary.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDiary(requestCtx(context), request, params)
}

const DONE = {
  booked: { title: 'Booked' },
  moved: { title: 'Booking moved' },
  cancelled: { title: 'Booking cancelled' },
  kept: { title: 'Both stay' },
  offered: { title: 'Offered', description: 'The mail is on its way.' },
  removed: { title: 'Removed from the waiting list' },
  minutes: { title: 'Saved' },
  settled: { title: 'Decision saved', description: 'The other calendar follows in a moment.' },
  blocked: { title: 'Time blocked' },
  'blocked-around': { title: 'Time blocked', description: 'Bookings in it stay. Move or cancel them one by one.' },
  unblocked: { title: 'Time unblocked' },
}

/** The diary of all people and rooms, in both customer portals. */
export default function Diary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <DiaryScreen {...loaderData}>
        <Outlet />
      </DiaryScreen>
    </>
  )
}
