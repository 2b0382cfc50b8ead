import { test } from '../support/browser.ts'
import type * as Clinic from '../support/clinic.ts'
import { loadThroughVite } from '../support/load-through-vite.ts'
import { beBusiness } from '../support/portal.ts'

const D = '/dashboard/business/receptionist/diary'
const OUT = '/tmp/diary-shots'
test('look', async ({ page, server }) => {
  const clinic = await loadThroughVite<typeof Clinic>('clinic.ts')
  const email = await beBusiness(page)
  await page.goto(D)
  const day = '2026-11-26'
  const ids = await clinic.fillClinic(server, email, {
    day,
    closures: [{ from: '2026-11-23', to: '2026-11-23', name: { en: 'St Brigid’s Day', ga: 'Lá Fhéile Bríde' } }],
    lines: [
      { time: '09:00', diaryId: 'niamh', name: 'Gearóid Lane', isByHand: true },
      { time: '09:45', diaryId: 'niamh', name: 'Eileen Foley', service: 'review' },
      { time: '10:30', diaryId: 'niamh', name: 'Máire Uí Chonaill' },
      { time: '12:00', diaryId: 'niamh', name: 'Seán Ó Murchú', isByHand: true },
      { time: '14:00', diaryId: 'niamh', name: 'Brídín Ní Laoire' },
      { time: '10:00', diaryId: 'eoin', name: 'Mick Dineen', isByHand: true },
      { time: '10:45', diaryId: 'eoin', name: 'Noreen Healy' },
      { time: '15:00', diaryId: 'eoin', name: 'Fionn Ó Drisceoil' },
    ],
  })
  const shot = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: !name.includes('sheet') })
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const n = `${width}-${scheme}`
      await page.goto(`${D}?day=${day}`)
      await shot(`day-${n}`)
      await page.goto(`${D}/${ids['Máire Uí Chonaill']}?day=${day}&show=move`)
      await shot(`booking-sheet-${n}`)
      if (width === 1280) await shot(`booking-${n}`)
      if (scheme === 'dark') continue
      await page.goto(`${D}/new?day=${day}&with=niamh&at=2026-11-26T15:00:00.000Z`)
      await shot(`new-${n}`)
      await shot(`new-sheet-${n}`)
      await page.goto(`${D}/blocks/new?day=${day}`)
      await shot(`block-sheet-${n}`)
      await page.goto(`${D}?day=${day}&view=list`)
      await shot(`list-${n}`)
      await page.goto(`${D}?day=2026-11-23`)
      await shot(`closed-${n}`)
      await page.goto(`${D}/${ids['Máire Uí Chonaill']}?day=${day}&show=cancel`)
      await shot(`cancel-sheet-${n}`)
    }
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${D}?day=${day}`)
  await shot('day-320')
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${D}/${ids['Máire Uí Chonaill']}?day=${day}`)
  await shot('booking-1000')
})
