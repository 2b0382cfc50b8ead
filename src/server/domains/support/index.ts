export { rateTicket, reopenTicket, replyToTicket, resolveTicket } from './customer.ts'
export { getDeskTicket, markDeskTicketRead } from './desk-ticket.ts'
export { countDesk, listDesk } from './list-desk.ts'
export { openTicket } from './open-ticket.ts'
export {
  countOwnTickets,
  getTicket,
  listTickets,
  markTicketRead,
} from './own-tickets.ts'
export { addBusinessTicketSamples, addGovernmentTicketSamples, clearTicketSamples } from './samples.ts'
export { addTicketNote, answerTicket, assignTicket, changeTicketState } from './staff.ts'
export { getSupportPromise } from './support-promise.ts'
