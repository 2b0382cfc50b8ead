export { rateTicket, reopenTicket, replyToTicket, resolveTicket } from './customer-actions.ts'
export { getDeskTicket, markDeskTicketRead } from './get-desk-ticket.ts'
export { getSupportPromise } from './get-support-promise.ts'
export { countDesk, listDesk } from './list-desk.ts'
export { listTicketsOf } from './list-tickets-of.ts'
export { openTicket } from './open-ticket.ts'
export {
  countOwnTickets,
  getTicket,
  listTickets,
  markTicketRead,
} from './own-tickets.ts'
export { addTicketNote, answerTicket, assignTicket, changeTicketState } from './staff-actions.ts'
export { addBusinessTicketSamples, addGovernmentTicketSamples, clearTicketSamples } from './ticket-samples.ts'
