export { CalendarError } from './calendar-error.ts'
export { readBusyTimes } from './read-busy-times.ts'
