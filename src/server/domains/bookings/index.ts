export { blockTime, getBlock, unblockTime } from './blocks.ts'
export { addBookingSamples, clearBookingSamples } from './booking-samples.ts'
export { cancelBooking } from './cancel-booking.ts'
export { proveByCode, sendBookingCode } from './codes.ts'
export { findDiaryConfiguration, saveDiaryConfiguration } from './configuration.ts'
export { confirmBooking } from './confirm-booking.ts'
export { countComingBookings } from './count-coming-bookings.ts'
export { deleteOldBookings } from './delete-old-bookings.ts'
export { findOpening } from './find-opening.ts'
export { getStaffBooking } from './get-staff-booking.ts'
export { type Hold, holdSlot } from './hold-slot.ts'
export { findClosure } from './hours.ts'
export { bookingLinkToken, createOwnLink } from './links.ts'
export { listFreeSlots } from './list-free-slots.ts'
export { moveBooking } from './move-booking.ts'
export {
  cancelOwnBooking,
  getOwnBooking,
  listOwnFreeDays,
  moveOwnBooking,
  renderOwnCalendarFile,
} from './own-booking.ts'
export { findBookingsOfContact, getBooking, listBookings } from './read-bookings.ts'
export { getDiaryWeek, listOffers } from './read-diary.ts'
export { remindOfBooking } from './remind-of-booking.ts'
export { bookByHand, cancelByStaff, moveByStaff } from './staff.ts'
export { listTimesForStaff, proposeMoves } from './staff-times.ts'
